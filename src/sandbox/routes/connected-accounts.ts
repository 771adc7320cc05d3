import { paginate, readPageParams } from '../pagination.js'
import { RequestError } from '../request-error.js'
import { route, type Routes } from '../route.js'
import { canSeeAccount } from '../visibility.js'

/** Connected accounts that the caller can see. */
export const connectedAccountRoutes: Routes = {
  '/connected_accounts/list': route('POST', readPageParams, (call) => {
    const visible = call.state.accounts.filter((account) => canSeeAccount(call, account.connected_account_id))
    const { items, pagination } = paginate(visible, call.params, call.url)
    return { connected_accounts: items, pagination }
  }),
  '/connected_accounts/get': route(
    'GET',
    (read) => ({ id: read.string('connected_account_id') }),
    (call) => {
      const { id } = call.params
      const account = call.state.accounts.find(({ connected_account_id }) => connected_account_id === id)
      if (!account || !canSeeAccount(call, id)) {
        throw new RequestError(404, 'connected_account_not_found', 'Connected account not found')
      }
      return { connected_account: account }
    }
  )
}
