import type { ListQuery } from '../../../core/queries/query.js'
import { connectedAccounts, spaces } from '../../../core/resources/resource-kind.js'
import type { ConnectedAccount, Space } from '../../../core/resources/resources.js'

const NAME_REFRESH = 60_000
const PAGE = 200

export const connectedAccountListQuery: ListQuery<ConnectedAccount> = {
  key: 'connectedAccounts.list',
  operation: 'connectedAccounts.list',
  kind: connectedAccounts,
  request: (client, options) => client.connectedAccounts.list({ limit: PAGE }, options),
  refetchInterval: NAME_REFRESH
}

export const spaceListQuery: ListQuery<Space> = {
  key: 'spaces.list',
  operation: 'spaces.list',
  kind: spaces,
  request: (client, options) => client.spaces.list({ limit: PAGE }, options),
  refetchInterval: NAME_REFRESH
}
