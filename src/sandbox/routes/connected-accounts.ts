import { pageOf, readPage } from '../page.js'
import { Refusal } from '../refusal.js'
import { route, type Routes } from '../route.js'
import { seesAccount } from '../visible.js'

/** Connected accounts, as far as the caller may see them. */
export const connectedAccountRoutes: Routes = {
  '/connected_accounts/list': route('POST', readPage, (call) => {
    const visible = call.state.accounts.filter((account) => seesAccount(call, account.connected_account_id))
    const { items, pagination } = pageOf(visible, call.params, call.url)
    return { connected_accounts: items, pagination }
  }),
  '/connected_accounts/get': route(
    'GET',
    (read) => ({ id: read.text('connected_account_id') }),
    (call) => {
      const { id } = call.params
      const account = call.state.accounts.find(({ connected_account_id }) => connected_account_id === id)
      if (!account || !seesAccount(call, id)) {
        throw new Refusal(404, 'connected_account_not_found', 'Connected account not found')
      }
      return { connected_account: account }
    }
  )
}
