import type { Call } from './call.js'

export interface EventsCalls {
  /** One event: by its id, or the latest of a type or a device. */
  get: Call<'/events/get'>
  /** What happened in the workspace. */
  list: Call<'/events/list'>
}
