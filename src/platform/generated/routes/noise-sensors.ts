// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { DeviceCapability } from '../enumerations/device-capability.js'
import type { Device } from '../resources/device.js'

export interface NoiseSensorsRoutes {
  '/noise_sensors/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?: 'noiseaware_activity_zone' | 'minut_sensor'
      device_types?: Array<'noiseaware_activity_zone' | 'minut_sensor'>
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: 'minut' | 'noiseaware'
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/noise_sensors/simulate/trigger_noise_threshold': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
}
