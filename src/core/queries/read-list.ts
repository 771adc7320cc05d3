/** An attribute changes, step 8: requests the pages of a list. */
import type { CallOptions, Page, PlatformClient } from '../../client/index.js'
import { byId } from '../resources/resource-kind.js'
import type { ListQuery } from './query.js'
import type { IncrementalReadListener, ReadListener } from './read-listener.js'
import type { Retryer } from './retryer.js'
import { unreadable } from './unreadable.js'

/** Requests the page at a cursor, or the first page. */
async function readPage<Resource>(
  { request }: ListQuery<Resource>,
  client: PlatformClient,
  cursor: string | null,
  options: CallOptions
): Promise<Page<Resource>> {
  const call = request(client, options)
  let page: Page<Resource>
  if (call.isPaginated) {
    const paginator = client.createPaginator(call)
    page = await (cursor ? paginator.nextPage(cursor) : paginator.firstPage())
  } else {
    page = [await call, { hasNextPage: false, nextPageCursor: null, nextPageUrl: null }]
  }
  const [items] = page
  // A list of empty entries is malformed, not empty.
  if (!Array.isArray(items) || (items.length > 0 && !items.some(Boolean))) throw unreadable()
  return page
}

/** Requests the items with these ids, if the list can. */
async function readByIds<Resource>(
  { fetchByIds, kind }: ListQuery<Resource>,
  client: PlatformClient,
  { send, version }: Retryer,
  incremental: IncrementalReadListener<Resource>,
  which: 'first' | 'missed'
): Promise<void> {
  const ids = (fetchByIds && incremental[which]()) ?? []
  if (!fetchByIds || ids.length === 0) return
  const items = await send(async (options) => {
    const response = await fetchByIds(client, ids, options)
    if (!Array.isArray(response)) throw unreadable()
    return response
  })
  incremental.onSome(byId(kind, items), version())
}

/**
 * Fetches a list page by page.
 *
 * @param incremental fetches the pages with pauses. @default all at once
 */
export async function readList<Resource>(
  query: ListQuery<Resource>,
  client: PlatformClient,
  retryer: Retryer,
  { onPage }: ReadListener<Resource>,
  signal: AbortSignal,
  incremental?: IncrementalReadListener<Resource>
): Promise<void> {
  const seen = new Set<string>()
  const missing = new Set(query.requestedIds)
  for (let cursor: string | null = null; ; ) {
    // An aborted refetch must not take the turn of a later one.
    signal.throwIfAborted()
    if (cursor) await incremental?.wait()
    if (incremental) await readByIds(query, client, retryer, incremental, 'first')
    const [items, pagination] = await retryer.send((options) => readPage(query, client, cursor, options))
    cursor = pagination.hasNextPage ? pagination.nextPageCursor : null
    // Prevents an endless loop if the platform repeats a cursor.
    const hasMore = !!cursor && !seen.has(cursor)
    const found: Map<string, Resource | undefined> = byId(query.kind, items)
    for (const id of found.keys()) missing.delete(id)
    if (!hasMore) for (const id of missing) found.set(id, undefined)
    onPage(found, retryer.version(), hasMore)
    if (!hasMore) break
    seen.add(cursor ?? '')
  }
  if (incremental) await readByIds(query, client, retryer, incremental, 'missed')
}
