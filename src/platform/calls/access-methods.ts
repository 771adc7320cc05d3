import type { Call } from './call.js'

export interface AccessMethodsCalls {
  /** Takes a way in away, or all of a grant or of a reservation. */
  delete: Call<'/access_methods/delete'>
  /** Writes a card that is on an encoder. */
  encode: Call<'/access_methods/encode'>
  /** One way in. */
  get: Call<'/access_methods/get'>
  /** The ways in of a grant, or those that match. */
  list: Call<'/access_methods/list'>
}
