import type { Call } from './call.js'

/** Undocumented: needs `isUndocumentedApiEnabled`. */
export interface BridgesCalls {
  /** One bridge. */
  get: Call<'/bridges/get'>
  /** The bridges of the workspace. */
  list: Call<'/bridges/list'>
}
