import type { AccessMethod } from '../resources.js'
import type { Call, Open, OptionalCall } from './call.js'

/** The calls of `accessMethods` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface UnstableAccessMethodsCalls {
  /** Takes a way in away. */
  delete: Call<Open<{ access_method_id: string }>, void>
  /** One way in. */
  get: Call<Open<{ access_method_id: string }>, AccessMethod>
  /** The ways in of a grant. */
  list: OptionalCall<Open<{ access_grant_id?: string }>, AccessMethod[]>
}
