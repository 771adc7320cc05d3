import type { Call } from './call.js'

/** The calls of `accessMethods` before they were settled. Undocumented: needs `isUndocumentedApiEnabled`. */
export interface UnstableAccessMethodsCalls {
  /** Takes a way in away. */
  delete: Call<'/unstable_access_methods/delete'>
  /** One way in. */
  get: Call<'/unstable_access_methods/get'>
  /** The ways in of a grant. */
  list: Call<'/unstable_access_methods/list'>
}
