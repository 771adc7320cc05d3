import type { Call } from './call.js'

export interface ConnectedAccountsCalls {
  /** Disconnects an account; its devices go with it. */
  delete: Call<'/connected_accounts/delete'>
  /** One account, by its id or the e-mail address of its user. */
  get: Call<'/connected_accounts/get'>
  /** The accounts of the workspace, or those that match; it pages. */
  list: Call<'/connected_accounts/list'>
  /** Asks the maker for the devices of an account again. */
  sync: Call<'/connected_accounts/sync'>
  /** Changes an account. */
  update: Call<'/connected_accounts/update'>
}
