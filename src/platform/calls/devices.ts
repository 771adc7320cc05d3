import type {
  CustomMetadata,
  Device,
  DeviceCapability,
  DeviceProvider,
  DeviceType,
  ManufacturerName,
  ProviderCategory,
  UnmanagedDevice
} from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, OptionalCall, PageParameters } from './call.js'

/** How a device is found. */
export type DeviceIdOrName = AtLeastOne<{ device_id: string; name: string }>

/** Which devices a list gives: those that match all of it. */
export interface DeviceFilter<Type = DeviceType, Maker = ManufacturerName> {
  device_ids?: string[]
  device_type?: Type
  device_types?: Type[]
  manufacturer?: Maker
  connected_account_id?: string
  connected_account_ids?: string[]
  connect_webview_id?: string
  customer_key?: string
  user_identifier_key?: string
  space_id?: string
  /** @deprecated in favour of `space_id` */
  unstable_location_id?: string | null
  /** What they must be able to do. */
  include_if?: DeviceCapability[]
  /** What they must not be able to do. */
  exclude_if?: DeviceCapability[]
  /** What their metadata must hold. */
  custom_metadata_has?: Record<string, string | boolean>
  /** Those that came earlier than that. */
  created_before?: Moment
  /** A part of the name, the id or the like. */
  search?: string
}

/** A filter of a list that does not page. */
export interface LimitedDeviceFilter<Type = DeviceType, Maker = ManufacturerName> extends DeviceFilter<Type, Maker> {
  limit?: number
}

interface UpdateParameters {
  device_id: string
  /** `null` brings back the name in the maker's app. */
  name?: string | null
  /** The older place of `name`. */
  properties?: { name?: string | null }
  /** `false` leaves the device to others. */
  is_managed?: boolean
  custom_metadata?: CustomMetadata
  /** Whether codes are kept in reserve; `false` takes those that there are off the device. */
  backup_access_code_pool_enabled?: boolean
}

export interface DevicesCalls {
  /** Deletes a device. Undocumented: needs `isUndocumentedApiEnabled`. */
  delete: Call<{ device_id: string }, void>
  /** One device, by its id or name. */
  get: Call<DeviceIdOrName, Device>
  /** The devices of the workspace, or those that match; it pages. */
  list: OptionalCall<DeviceFilter & PageParameters, Device[]>
  /** The systems of makers that devices can be connected through. */
  listDeviceProviders: OptionalCall<{ provider_category?: ProviderCategory }, DeviceProvider[]>
  /** Changes a device. */
  update: Call<UpdateParameters, void>
  /** What happens to devices of a sandbox. */
  simulate: {
    /** Lets a device come online. */
    connect: Call<{ device_id: string }, void>
    /** Lets the hub of a device come online. */
    connectToHub: Call<{ device_id: string }, void>
    /** Lets a device go offline. */
    disconnect: Call<{ device_id: string }, void>
    /** Lets the hub of a device go offline. */
    disconnectFromHub: Call<{ device_id: string }, void>
    /** Lets a device vanish from its account. */
    remove: Call<{ device_id: string }, void>
  }
  /** The devices that the workspace does not manage. */
  unmanaged: {
    /** One device, by its id or name. */
    get: Call<DeviceIdOrName, UnmanagedDevice>
    /** The devices that are not managed, or those of them that match. */
    list: OptionalCall<LimitedDeviceFilter, UnmanagedDevice[]>
    /** Changes a device; `is_managed: true` has the workspace manage it from now on. */
    update: Call<{ device_id: string; is_managed?: true; custom_metadata?: CustomMetadata }, void>
  }
}
