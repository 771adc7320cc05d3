import { InvalidOptionsError } from './errors.js'
import { invalidResponse, parseResponse } from './parse-response.js'
import type { PlatformRequest } from './platform-request.js'

/** The position of a page in its list. */
export interface Pagination {
  hasNextPage: boolean
  nextPageCursor: string | null
  nextPageUrl: string | null
}

/** One page of a list. */
export type Page<Item> = [items: Item[], pagination: Pagination]

/** Reads a list page by page. Every page uses the parameters and options of the request. */
export interface Paginator<Item> {
  firstPage(): Promise<Page<Item>>
  /**
   * Requests the page at a cursor.
   *
   * @param cursor The `nextPageCursor` of the previous page.
   * @throws InvalidOptionsError if the cursor is empty, as it is on the last page
   */
  nextPage(cursor: string | null | undefined): Promise<Page<Item>>
  flattenToArray(): Promise<Item[]>
  /** Iterates over all items. Each page is requested when its first item is needed. */
  flatten(): AsyncGenerator<Item, void, undefined>
}

export function createPaginator<Item>(request: PlatformRequest<Item[]>, product: string): Paginator<Item> {
  // JavaScript callers can pass any value.
  const { responseKey = '', pathname = '', isPaginated }: Partial<PlatformRequest<Item[]>> = Object(request)
  if (!isPaginated) throw new InvalidOptionsError(`The endpoint does not support pagination: ${pathname}`)

  async function fetchPage(parameters: object): Promise<Page<Item>> {
    const response = await request.withParameters(parameters).fetchResponse()
    // Without pagination, the response has the whole list.
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
      const items: Item[] = []
      for await (const item of paginator.flatten()) items.push(item)
      return items
    },
    async *flatten() {
      let [items, pagination] = await paginator.firstPage()
      yield* items
      // A page that refers to itself would be read forever.
      for (let cursor: string | null = ''; pagination.hasNextPage && pagination.nextPageCursor !== cursor; ) {
        cursor = pagination.nextPageCursor
        ;[items, pagination] = await paginator.nextPage(cursor)
        yield* items
      }
    }
  }
  return paginator
}
