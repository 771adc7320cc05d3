import type { Call } from './call.js'

export interface AcsUsersCalls {
  /** Takes a user into an access group. */
  addToAccessGroup: Call<'/acs/users/add_to_access_group'>
  /** Makes a user in a system. */
  create: Call<'/acs/users/create'>
  /** Deletes a user, and with it all access. */
  delete: Call<'/acs/users/delete'>
  /** One user. */
  get: Call<'/acs/users/get'>
  /** The users of the workspace, or those that match, by pages. */
  list: Call<'/acs/users/list'>
  /** Where a user may enter. */
  listAccessibleEntrances: Call<'/acs/users/list_accessible_entrances'>
  /** Takes a user out of an access group. */
  removeFromAccessGroup: Call<'/acs/users/remove_from_access_group'>
  /** Takes all access from a user. */
  revokeAccessToAllEntrances: Call<'/acs/users/revoke_access_to_all_entrances'>
  /** Shuts a user out until `unsuspend`. */
  suspend: Call<'/acs/users/suspend'>
  /** Lets a user in again. */
  unsuspend: Call<'/acs/users/unsuspend'>
  /** Changes the details of a user. */
  update: Call<'/acs/users/update'>
  unmanaged: {
    /** One user whom the platform does not manage. */
    get: Call<'/acs/users/unmanaged/get'>
    /** The users whom the platform does not manage. */
    list: Call<'/acs/users/unmanaged/list'>
  }
}
