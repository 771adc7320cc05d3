import type { ListQuery, ResourceQuery } from '../../../core/queries/query.js'
import { acsEntrances, spaceDoors } from '../../../core/resources/resource-kind.js'
import type { AcsEntrance, SpaceDoors } from '../../../core/resources/resources.js'
import { LIST_REFRESH, PAGE } from './access-grant-queries.js'

/** Query for all entrances of the session. */
export const entranceListQuery: ListQuery<AcsEntrance> = {
  key: 'acs.entrances.list',
  operation: 'acs.entrances.list',
  kind: acsEntrances,
  request: (client, options) => client.acs.entrances.list({ limit: PAGE }, options),
  refetchInterval: LIST_REFRESH
}

/** Query for the locks and entrances of a space. */
export const spaceDoorsQuery = (spaceId: string): ResourceQuery<SpaceDoors> => ({
  key: `spaces.getRelated ${spaceId}`,
  operation: 'spaces.getRelated',
  id: spaceId,
  kind: spaceDoors,
  request: (client, options) =>
    client.spaces.getRelated({ space_ids: [spaceId], include: ['devices', 'acs_entrances'] }, options),
  refetchInterval: LIST_REFRESH
})
