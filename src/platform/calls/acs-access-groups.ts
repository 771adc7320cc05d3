import type { AcsAccessGroup, AcsEntrance, AcsUser } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Open, OptionalCall } from './call.js'

type Group = Open<{ acs_access_group_id: string }>

type Membership = Open<
  { acs_access_group_id: string } & AtLeastOne<{ acs_user_id: string; user_identity_id: string }>
>

type GroupFilter = Open<{ acs_system_id?: string; acs_user_id?: string; user_identity_id?: string; search?: string }>

export interface AcsAccessGroupsCalls {
  /** Takes a person into a group. */
  addUser: Call<Membership, void>
  /** One group. */
  get: Call<Group, AcsAccessGroup>
  /** The groups of a system or a person. */
  list: OptionalCall<GroupFilter, AcsAccessGroup[]>
  /** Where those of a group may enter. */
  listAccessibleEntrances: Call<Group, AcsEntrance[]>
  /** Who is in a group. */
  listUsers: Call<Group, AcsUser[]>
  /** Takes a person out of a group. */
  removeUser: Call<Membership, void>
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unmanaged: {
    /** One group that the platform does not manage. */
    get: Call<Group, AcsAccessGroup>
    /** The groups that the platform does not manage. */
    list: OptionalCall<GroupFilter, AcsAccessGroup[]>
  }
}
