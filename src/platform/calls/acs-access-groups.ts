import type { Call } from './call.js'

export interface AcsAccessGroupsCalls {
  /** Takes a person into a group. */
  addUser: Call<'/acs/access_groups/add_user'>
  /** One group. */
  get: Call<'/acs/access_groups/get'>
  /** The groups of a system or a person. */
  list: Call<'/acs/access_groups/list'>
  /** Where those of a group may enter. */
  listAccessibleEntrances: Call<'/acs/access_groups/list_accessible_entrances'>
  /** Who is in a group. */
  listUsers: Call<'/acs/access_groups/list_users'>
  /** Takes a person out of a group. */
  removeUser: Call<'/acs/access_groups/remove_user'>
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unmanaged: {
    /** One group that the platform does not manage. */
    get: Call<'/acs/access_groups/unmanaged/get'>
    /** The groups that the platform does not manage. */
    list: Call<'/acs/access_groups/unmanaged/list'>
  }
}
