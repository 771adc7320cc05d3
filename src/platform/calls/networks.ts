import type { Network } from '../resources.js'
import type { Call, Open, OptionalCall } from './call.js'

/** Undocumented: needs `isUndocumentedApiEnabled`. */
export interface NetworksCalls {
  /** One network. */
  get: Call<Open<{ network_id: string }>, Network>
  /** The networks of the workspace. */
  list: OptionalCall<Open, Network[]>
}
