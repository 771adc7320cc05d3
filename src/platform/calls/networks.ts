import type { Call } from './call.js'

/** Undocumented: needs `isUndocumentedApiEnabled`. */
export interface NetworksCalls {
  /** One network. */
  get: Call<'/networks/get'>
  /** The networks of the workspace. */
  list: Call<'/networks/list'>
}
