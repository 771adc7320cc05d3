import type { AcsEntrance, AcsUser } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, Open, OptionalCall, PageParameters } from './call.js'

/** A user by its id, or by the identity of the person and, if they have several users, the system. */
type UserName = AtLeastOne<{ acs_user_id: string; user_identity_id: string }> & { acs_system_id?: string }

interface UserDetails {
  /** With the code of the country, such as `+15551234567`. */
  phone_number?: string
  email_address?: string
  access_schedule?: { starts_at?: Moment; ends_at?: Moment | null }
}

interface UserFilter {
  acs_system_id?: string
  user_identity_id?: string
  user_identity_email_address?: string
  user_identity_phone_number?: string
  search?: string
  limit?: number
}

export interface AcsUsersCalls {
  /** Takes a user into an access group. */
  addToAccessGroup: Call<Open<{ acs_access_group_id: string; acs_user_id: string }>, void>
  /** Makes a user in a system. */
  create: Call<
    Open<
      UserDetails & {
        acs_system_id: string
        full_name: string
        user_identity_id?: string
        acs_access_group_ids?: string[]
      }
    >,
    AcsUser
  >
  /** Deletes a user, and with it all access. */
  delete: Call<Open<UserName>, void>
  /** One user. */
  get: Call<Open<UserName>, AcsUser>
  /** The users of the workspace, or those that match, by pages. */
  list: OptionalCall<Open<PageParameters & UserFilter & { created_before?: Moment }>, AcsUser[]>
  /** Where a user may enter. */
  listAccessibleEntrances: Call<Open<UserName>, AcsEntrance[]>
  /** Takes a user out of an access group. */
  removeFromAccessGroup: Call<
    Open<{ acs_access_group_id: string } & AtLeastOne<{ acs_user_id: string; user_identity_id: string }>>,
    void
  >
  /** Takes all access from a user. */
  revokeAccessToAllEntrances: Call<Open<UserName>, void>
  /** Shuts a user out until `unsuspend`. */
  suspend: Call<Open<UserName>, void>
  /** Lets a user in again. */
  unsuspend: Call<Open<UserName>, void>
  /** Changes the details of a user. */
  update: Call<Open<UserName & UserDetails & { full_name?: string }>, void>
  unmanaged: {
    /** One user whom the platform does not manage. */
    get: Call<Open<{ acs_user_id: string }>, AcsUser>
    /** The users whom the platform does not manage. */
    list: OptionalCall<Open<UserFilter>, AcsUser[]>
  }
}
