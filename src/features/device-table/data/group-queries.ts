import type { ListQuery } from '../../../core/queries/query.js'
import { connectedAccounts } from '../../../core/resources/resource-kind.js'
import type { ConnectedAccount } from '../../../core/resources/resources.js'

const NAME_REFRESH = 60_000
const PAGE = 200

export const connectedAccountListQuery: ListQuery<ConnectedAccount> = {
  key: 'connectedAccounts.list',
  operation: 'connectedAccounts.list',
  kind: connectedAccounts,
  request: (client, options) => client.connectedAccounts.list({ limit: PAGE }, options),
  refetchInterval: NAME_REFRESH
}
