import { ApiError, type CallOptions, isApiError, type Page, type PlatformClient } from '../../client/index.js'
import { withDeadline } from '../environment/deadline.js'
import { isRefused } from './is-refused.js'
import type { ListQuery, Query, ResourceQuery } from './query.js'
import { retry } from '../environment/retry.js'
import { byId } from '../resources/resource-kind.js'
import { nextVersion } from '../resources/tables.js'
import type { SessionContext } from '../store/session-state.js'

export interface ReadListener<Resource> {
  /** Called after a failed attempt. `skip` ends the pause before the next one. */
  onFailure(failureCount: number, skip: () => void): void
  /**
   * @param resources by id; `undefined` for a resource that the platform doesn't have.
   * @param version of the attempt that requested the page.
   */
  onPage(resources: ReadonlyMap<string, Resource | undefined>, version: number, hasMore: boolean): void
}

/** Controls a list that is fetched page by page with pauses. */
export interface IncrementalReadListener<Resource> {
  /** Resolves when the next page is due. */
  wait(): Promise<void>
  /** Ids to fetch before the next page. */
  first(): readonly string[]
  /** Ids that were in the list before and on no page now. */
  missed(): readonly string[]
  /** Called with the resources that were fetched by id. */
  onSome(resources: ReadonlyMap<string, Resource>, version: number): void
}

/** Error for a response without the expected content. */
export const unreadable = (): ApiError =>
  new ApiError({
    code: 'invalid_response',
    message: 'The platform returned an invalid response',
    statusCode: 200,
    requestId: ''
  })

interface ReadContext extends Pick<SessionContext, 'signal' | 'timeout' | 'refusals'> {
  /** Decides if a request is retried after an error. @default after transient errors */
  readonly shouldRetry?: (error: unknown) => boolean
}

/**
 * Fetches a query, unless its route is known to be refused. Each request is retried separately, so an interrupted list
 * continues with the failed page. The client doesn't retry. Each attempt has a deadline.
 *
 * @param round fetches the pages with pauses instead of all at once.
 */
export async function read<Resource>(
  query: Query<Resource>,
  client: PlatformClient,
  context: ReadContext,
  listener: ReadListener<Resource>,
  round?: IncrementalReadListener<Resource>
): Promise<void> {
  try {
    await readPages(query, client, context, listener, round)
  } catch (error) {
    throw isRefused(error) ? context.refusals.add(query, client, error) : error
  }
}

async function readPages<Resource>(
  query: Query<Resource>,
  client: PlatformClient,
  { signal, timeout, refusals, shouldRetry }: ReadContext,
  { onFailure, onPage }: ReadListener<Resource>,
  round?: IncrementalReadListener<Resource>
): Promise<void> {
  let version = 0

  function ask<Answer>(call: (options: CallOptions) => PromiseLike<Answer>): Promise<Answer> {
    const attempt = (): Promise<Answer> => {
      // Another query of the route may have been refused meanwhile.
      const refusal = refusals.find(query, client)
      if (refusal !== undefined) throw refusal
      version = nextVersion()
      return withDeadline((signal) => call({ signal, retry: { limit: 0 }, detectRefusal: true }), timeout, signal)
    }
    return retry(attempt, signal, onFailure, shouldRetry)
  }

  async function readOne(
    { id, kind, request }: ResourceQuery<Resource>,
    options: CallOptions
  ): Promise<Map<string, Resource | undefined>> {
    const resources = byId(kind, [await request(client, options)])
    if (!resources.has(id)) throw unreadable()
    return resources
  }

  if (query.id !== undefined) {
    try {
      onPage(await ask((options) => readOne(query, options)), version, false)
    } catch (error) {
      if (isApiError(error) && error.statusCode === 404 && !error.isRefused)
        onPage(new Map([[query.id, undefined]]), version, false)
      throw error
    }
    return
  }
  async function readPage(
    { request }: ListQuery<Resource>,
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

  async function readSome({ fetchByIds, kind }: ListQuery<Resource>, which: 'first' | 'missed'): Promise<void> {
    const ids = (fetchByIds && round?.[which]()) ?? []
    if (!round || !fetchByIds || ids.length === 0) return
    const items = await ask(async (options) => {
      const answer = await fetchByIds(client, ids, options)
      if (!Array.isArray(answer)) throw unreadable()
      return answer
    })
    round.onSome(byId(kind, items), version)
  }

  const seen = new Set<string>()
  const missing = new Set(query.requestedIds)
  for (let cursor: string | null = null; ; ) {
    // An aborted refetch must not take the turn of a later one.
    signal.throwIfAborted()
    if (cursor) await round?.wait()
    await readSome(query, 'first')
    const [items, pagination] = await ask((options) => readPage(query, cursor, options))
    cursor = pagination.hasNextPage ? pagination.nextPageCursor : null
    // Prevents an endless loop if the platform repeats a cursor.
    const hasMore = !!cursor && !seen.has(cursor)
    const found: Map<string, Resource | undefined> = byId(query.kind, items)
    for (const id of found.keys()) missing.delete(id)
    if (!hasMore) for (const id of missing) found.set(id, undefined)
    onPage(found, version, hasMore)
    if (!hasMore) return readSome(query, 'missed')
    seen.add(cursor ?? '')
  }
}
