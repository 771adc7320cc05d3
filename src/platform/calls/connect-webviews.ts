import type { Call } from './call.js'

export interface ConnectWebviewsCalls {
  /** Makes a page on which a user connects an account; its `url` is where to send them. */
  create: Call<'/connect_webviews/create'>
  /** Deletes a page; the account stays connected. */
  delete: Call<'/connect_webviews/delete'>
  /** One page, with what became of it. */
  get: Call<'/connect_webviews/get'>
  /** The pages of the workspace, or those that match; it pages. */
  list: Call<'/connect_webviews/list'>
}
