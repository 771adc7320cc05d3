import type { Bridge } from '../resources.js'
import type { Call, Open, OptionalCall } from './call.js'

/** Undocumented: needs `isUndocumentedApiEnabled`. */
export interface BridgesCalls {
  /** One bridge. */
  get: Call<Open<{ bridge_id: string }>, Bridge>
  /** The bridges of the workspace. */
  list: OptionalCall<Open, Bridge[]>
}
