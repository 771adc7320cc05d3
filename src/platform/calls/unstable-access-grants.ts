import type { AccessGrant } from '../resources.js'
import type { AccessGrantCreation } from './access-grants.js'
import type { Call, Open, OptionalCall } from './call.js'

/** The calls of `accessGrants` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface UnstableAccessGrantsCalls {
  /** Lets a person into places. */
  create: Call<AccessGrantCreation, AccessGrant>
  /** Takes a grant back. */
  delete: Call<Open<{ access_grant_id: string }>, void>
  /** One grant. */
  get: Call<Open<{ access_grant_id: string }>, AccessGrant>
  /** The grants of the workspace, or those that match. */
  list: OptionalCall<
    Open<{ acs_entrance_id?: string; acs_system_id?: string; location_id?: string; user_identity_id?: string }>,
    AccessGrant[]
  >
}
