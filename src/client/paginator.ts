import { parseResponse, invalidResponse } from './parse-response.js'
import { InvalidOptionsError } from './errors.js'
import type { PlatformRequest } from './platform-request.js'

/** Whether there is more of a list, and where. */
export interface Pagination {
  hasNextPage: boolean
  nextPageCursor: string | null
  nextPageUrl: string | null
}

/** A part of a list. */
export type Page<Item> = [items: Item[], pagination: Pagination]

/** Reads a list page by page; every page keeps the parameters and options of the call. */
export interface Paginator<Item> {
  firstPage(): Promise<Page<Item>>
  /** Rejects with an `InvalidOptionsError` when there is no cursor, which is so on the last page. */
  nextPage(cursor: string | null | undefined): Promise<Page<Item>>
  flattenToArray(): Promise<Item[]>
  /** Every item of every page; a page is read when its first item is asked for. */
  flatten(): AsyncGenerator<Item, void, undefined>
}

export function createPaginator<Item>(request: PlatformRequest<Item[]>, product: string): Paginator<Item> {
  // What a host without a compiler gives may be no request at all.
  const { responseKey = '', pathname = '', isPaginated }: Partial<PlatformRequest<Item[]>> = Object(request)
  if (!isPaginated) throw new InvalidOptionsError(`The endpoint does not support pagination: ${pathname}`)

  async function fetchPage(parameters: object): Promise<Page<Item>> {
    const response = await request.again(parameters).fetchResponse()
    // A platform that says nothing of pages has given all there is.
    const { [responseKey]: items, pagination } = await parseResponse(response, responseKey, product)
    const { has_next_page = false, next_page_cursor = null, next_page_url = null } = pagination ?? {}
    if (!Array.isArray(items)) throw invalidResponse(response, product)
    return [items, { hasNextPage: has_next_page, nextPageCursor: next_page_cursor, nextPageUrl: next_page_url }]
  }

  const paginator: Paginator<Item> = {
    firstPage: () => fetchPage({}),
    async nextPage(cursor) {
      if (!cursor) throw new InvalidOptionsError('Cannot get the next page with a null nextPageCursor')
      return fetchPage({ page_cursor: cursor })
    },
    async flattenToArray() {
      const all: Item[] = []
      for await (const item of paginator.flatten()) all.push(item)
      return all
    },
    async *flatten() {
      let [items, pagination] = await paginator.firstPage()
      yield* items
      // A page that leads to itself would be read for ever.
      for (let cursor: string | null = ''; pagination.hasNextPage && pagination.nextPageCursor !== cursor; ) {
        cursor = pagination.nextPageCursor
        ;[items, pagination] = await paginator.nextPage(cursor)
        yield* items
      }
    }
  }
  return paginator
}
