import type { Call } from './call.js'

/** The calls of `spaces` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface UnstableLocationsCalls {
  /** Makes a location. */
  create: Call<'/unstable_locations/create'>
  /** Deletes a location; what is in it stays. */
  delete: Call<'/unstable_locations/delete'>
  /** One location. */
  get: Call<'/unstable_locations/get'>
  /** Takes entrances out of a location. */
  removeAcsEntrances: Call<'/unstable_locations/remove_acs_entrances'>
  /** Takes devices out of a location. */
  removeDevices: Call<'/unstable_locations/remove_devices'>
  /** Puts entrances into a location. */
  addAcsEntrances: Call<'/unstable_locations/add_acs_entrances'>
  /** Puts devices into a location. */
  addDevices: Call<'/unstable_locations/add_devices'>
  /** The locations of the workspace. */
  list: Call<'/unstable_locations/list'>
  /** Changes a location. */
  update: Call<'/unstable_locations/update'>
}
