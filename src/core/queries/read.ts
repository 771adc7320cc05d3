/** An attribute changes, step 8: requests the data of a query. */
import type { PlatformClient } from '../../client/index.js'
import { isRefused } from './is-refused.js'
import type { Query } from './query.js'
import { readList } from './read-list.js'
import type { IncrementalReadListener, ReadListener } from './read-listener.js'
import { readResource } from './read-resource.js'
import { createRetryer, type ReadContext } from './retryer.js'

/**
 * Fetches a query, unless its route is known to be refused. Each request is retried separately, so an interrupted list
 * continues with the failed page. The client doesn't retry. Each attempt has a deadline.
 *
 * @param incremental fetches the pages with pauses. @default all at once
 */
export async function read<Resource>(
  query: Query<Resource>,
  client: PlatformClient,
  context: ReadContext,
  listener: ReadListener<Resource>,
  incremental?: IncrementalReadListener<Resource>
): Promise<void> {
  const retryer = createRetryer(query, client, context, listener.onFailure)
  try {
    if (query.id !== undefined) await readResource(query, client, retryer, listener)
    else await readList(query, client, retryer, listener, context.signal, incremental)
  } catch (error) {
    throw isRefused(error) ? context.refusedRoutes.add(query, client, error) : error
  }
}
