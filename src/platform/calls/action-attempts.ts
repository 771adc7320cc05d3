import type { ActionAttempt } from '../resources.js'
import type { Call, OptionalCall } from './call.js'

export interface ActionAttemptsCalls {
  /** One command. It is waited for only with the option `waitForActionAttempt`. */
  get: Call<{ action_attempt_id: string }, ActionAttempt>
  /** The commands to a device, or those with the ids. */
  list: OptionalCall<{ action_attempt_ids?: string[]; device_id?: string; limit?: number }, ActionAttempt[]>
}
