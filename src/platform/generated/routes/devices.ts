// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { DeviceCapability } from '../enumerations/device-capability.js'
import type { DeviceType } from '../enumerations/device-type.js'
import type { DevicesProviderCategory } from '../enumerations/devices-provider-category.js'
import type { ManufacturerName } from '../enumerations/manufacturer-name.js'
import type { Device } from '../resources/device.js'
import type { DeviceProvider } from '../resources/device-provider.js'
import type { UnmanagedDevice } from '../resources/unmanaged-device.js'

export interface DevicesRoutes {
  '/devices/simulate/connect': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/simulate/connect_to_hub': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/devices/simulate/disconnect': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/simulate/disconnect_from_hub': (
    parameters: { device_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/devices/simulate/remove': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/unmanaged/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<UnmanagedDevice>
  '/devices/unmanaged/list': (
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
      device_type?: DeviceType
      device_types?: DeviceType[]
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: ManufacturerName
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
  ) => PlatformRequest<UnmanagedDevice[]>
  '/devices/unmanaged/update': (
    parameters: { custom_metadata?: Record<string, string | boolean | null>; device_id: string; is_managed?: true },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/devices/delete': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/devices/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<Device>
  '/devices/list': (
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
      device_type?: DeviceType
      device_types?: DeviceType[]
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: ManufacturerName
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
  '/devices/list_device_providers': (
    parameters?: { provider_category?: DevicesProviderCategory },
    options?: CallOptions
  ) => PlatformRequest<DeviceProvider[]>
  '/devices/update': (
    parameters: {
      /** Whether codes are kept in reserve; `false` takes those that there are off the device. */
      backup_access_code_pool_enabled?: boolean
      custom_metadata?: Record<string, string | boolean | null>
      device_id: string
      /** `false` leaves the device to others. */
      is_managed?: boolean
      /** `null` brings back the name in the maker's app. */
      name?: string | null
      /** The older place of `name`. */
      properties?: {
        /** `null` brings back the name in the maker's app. */
        name?: string | null
      }
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}
