import type { Stored } from './stored.js'

/** What links the platform with a system inside of a building. */
export interface Bridge extends Stored {
  bridge_id: string
}
