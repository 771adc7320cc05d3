import type { Call } from './call.js'

export interface ActionAttemptsCalls {
  /** One command. It is waited for only with the option `waitForActionAttempt`. */
  get: Call<'/action_attempts/get'>
  /** The commands to a device, or those with the ids. */
  list: Call<'/action_attempts/list'>
}
