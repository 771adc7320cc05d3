import type { Call } from './call.js'

/** The calls of `accessGrants` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface UnstableAccessGrantsCalls {
  /** Lets a person into places. */
  create: Call<'/unstable_access_grants/create'>
  /** Takes a grant back. */
  delete: Call<'/unstable_access_grants/delete'>
  /** One grant. */
  get: Call<'/unstable_access_grants/get'>
  /** The grants of the workspace, or those that match. */
  list: Call<'/unstable_access_grants/list'>
}
