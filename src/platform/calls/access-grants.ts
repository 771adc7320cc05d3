import type { Call } from './call.js'

export interface AccessGrantsCalls {
  /** Lets a person into places. */
  create: Call<'/access_grants/create'>
  /** Takes a grant back. */
  delete: Call<'/access_grants/delete'>
  /** One grant, by its id or key. */
  get: Call<'/access_grants/get'>
  /** The grants of the workspace, or those that match. */
  list: Call<'/access_grants/list'>
  /** Renames a grant or moves its times. */
  update: Call<'/access_grants/update'>
}
