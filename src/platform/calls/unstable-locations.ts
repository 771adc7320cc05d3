import type { UnstableLocation } from '../resources.js'
import type { Call, Open, OptionalCall } from './call.js'

/** The calls of `spaces` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface UnstableLocationsCalls {
  /** Makes a location. */
  create: Call<Open<{ name: string; acs_entrance_ids?: string[]; device_ids?: string[] }>, UnstableLocation>
  /** Deletes a location; what is in it stays. */
  delete: Call<Open<{ location_id: string }>, void>
  /** One location. */
  get: Call<Open<{ location_id: string }>, UnstableLocation>
  /** Takes entrances out of a location. */
  removeAcsEntrances: Call<Open<{ location_id: string; acs_entrance_ids: string[] }>, void>
  /** Takes devices out of a location. */
  removeDevices: Call<Open<{ location_id: string; device_ids: string[] }>, void>
  /** Puts entrances into a location. */
  addAcsEntrances: Call<Open<{ location_id: string; acs_entrance_ids: string[] }>, void>
  /** Puts devices into a location. */
  addDevices: Call<Open<{ location_id: string; device_ids: string[] }>, void>
  /** The locations of the workspace. */
  list: OptionalCall<Open, UnstableLocation[]>
  /** Changes a location. */
  update: Call<Open<{ location_id: string; name?: string }>, UnstableLocation>
}
