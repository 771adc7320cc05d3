import type { ListQuery } from '../../../core/queries/query.js'
import { spaces } from '../../../core/resources/resource-kind.js'
import type { Space } from '../../../core/resources/resources.js'

const NAME_REFRESH = 60_000
const PAGE = 200

/** Query for the places of a customer, which groups of devices and access grants name. */
export const spaceListQuery: ListQuery<Space> = {
  key: 'spaces.list',
  operation: 'spaces.list',
  kind: spaces,
  request: (client, options) => client.spaces.list({ limit: PAGE }, options),
  refetchInterval: NAME_REFRESH
}
