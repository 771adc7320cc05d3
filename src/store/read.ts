import { list } from '../model/value.js'
import type { PlatformClient } from '../platform/index.js'
import type { Query } from './query.js'
import { retry, type RetryOptions } from './retry.js'

/**
 * Asks the platform what a query asks for. Each request is tried again by itself, so that a list that breaks off
 * goes on from the page where it broke; the client is asked for no retries of its own.
 *
 * @param onPage receives each page as it comes.
 */
export async function read<Resource>(
  query: Query<Resource>,
  client: PlatformClient,
  options: RetryOptions,
  onPage: (items: readonly Resource[]) => void
): Promise<void> {
  const callOptions = { signal: options.signal, retry: { limit: 0 } }
  if (query.id !== undefined) {
    const resource = await retry(() => query.request(client, callOptions), options)
    onPage([resource])
    return
  }
  const paginator = client.createPaginator(query.request(client, callOptions))
  let [items, pagination] = await retry(() => paginator.firstPage(), options)
  const seen = new Set<string>()
  for (;;) {
    onPage(list(items))
    const cursor: string | null = pagination.hasNextPage ? pagination.nextPageCursor : null
    // A platform that names the same page twice would be read for ever.
    if (!cursor || seen.has(cursor)) return
    seen.add(cursor)
    ;[items, pagination] = await retry(() => paginator.nextPage(cursor), options)
  }
}
