import type { AccessGrant, AccessMode } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, Open, OptionalCall } from './call.js'

/** A way in that a grant is to give. */
export type RequestedAccessMethod = Open<{
  mode: AccessMode
  /** Digits; the platform finds one when it is left out. */
  code?: string
  instant_key_max_use_count?: number
}>

/** Whom a grant is for: a known person, or one who is made along with it. */
type Grantee = AtLeastOne<{
  user_identity_id: string
  user_identity: Open<{
    full_name?: string | null
    email_address?: string | null
    phone_number?: string | null
    user_identity_key?: string | null
  }>
}>

export type AccessGrantCreation = Open<
  Grantee & {
    requested_access_methods: RequestedAccessMethod[]
    access_grant_key?: string
    name?: string | null
    device_ids?: string[]
    acs_entrance_ids?: string[]
    space_ids?: string[]
    space_keys?: string[]
    location_ids?: string[]
    reservation_key?: string
    /** @default now */
    starts_at?: Moment
    /** @default no end */
    ends_at?: Moment | null
  }
>

type GrantName = AtLeastOne<{ access_grant_id: string; access_grant_key: string }>

export interface AccessGrantsCalls {
  /** Lets a person into places. */
  create: Call<AccessGrantCreation, AccessGrant>
  /** Takes a grant back. */
  delete: Call<Open<{ access_grant_id: string }>, void>
  /** One grant, by its id or key. */
  get: Call<Open<GrantName>, AccessGrant>
  /** The grants of the workspace, or those that match. */
  list: OptionalCall<
    Open<{
      access_grant_ids?: string[]
      access_grant_key?: string | null
      access_code_id?: string
      acs_entrance_id?: string
      acs_system_id?: string
      customer_key?: string
      device_id?: string
      reservation_key?: string
      space_id?: string
      user_identity_id?: string
      limit?: number
    }>,
    AccessGrant[]
  >
  /** Renames a grant or moves its times. */
  update: Call<Open<GrantName & { name?: string | null; starts_at?: Moment; ends_at?: Moment | null }>, void>
}
