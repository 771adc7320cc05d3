import type { Call } from './call.js'

export interface SpacesCalls {
  /** Puts entrances into a space. */
  addAcsEntrances: Call<'/spaces/add_acs_entrances'>
  /** Puts devices into a space. */
  addDevices: Call<'/spaces/add_devices'>
  /** Makes a space. */
  create: Call<'/spaces/create'>
  /** Deletes a space; what is in it stays. */
  delete: Call<'/spaces/delete'>
  /** One space, by its id or key. */
  get: Call<'/spaces/get'>
  /** What some spaces have to do with, all at once. */
  getRelated: Call<'/spaces/get_related'>
  /** Takes entrances out of a space. */
  removeAcsEntrances: Call<'/spaces/remove_acs_entrances'>
  /** Takes devices out of a space. */
  removeDevices: Call<'/spaces/remove_devices'>
  /** The spaces of the workspace, or those that match. */
  list: Call<'/spaces/list'>
  /** Changes a space, which is named by its id or key. */
  update: Call<'/spaces/update'>
}
