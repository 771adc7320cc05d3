// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { DeviceCapability } from '../enumerations/device-capability.js'
import type { LocksDeviceType } from '../enumerations/locks-device-type.js'
import type { LocksManufacturerName } from '../enumerations/locks-manufacturer-name.js'
import type { ActionAttempt } from '../resources/action-attempt.js'
import type { Device } from '../resources/device.js'

export interface LocksRoutes {
  '/locks/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<Device>
  '/locks/list': (
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
      device_type?: LocksDeviceType
      device_types?: LocksDeviceType[]
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: LocksManufacturerName
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
  '/locks/lock_door': (
    parameters: {
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/locks/unlock_door': (
    parameters: {
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/locks/simulate/keypad_code_entry': (
    parameters: { code: string; device_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/locks/simulate/manual_lock_via_keypad': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
}
