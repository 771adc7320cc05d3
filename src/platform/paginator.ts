import { readAnswer } from './answer.js'
import { InvalidOptionsError } from './errors.js'
import type { PlatformRequest } from './request.js'

/** Whether there is more of a list, and where. */
export interface Pagination {
  hasNextPage: boolean
  nextPageCursor: string | null
  nextPageUrl: string | null
}

/** A part of a list. */
export type Page<Item> = [items: Item[], pagination: Pagination]

/** Reads a list page by page; every page keeps the parameters and options of the call. */
export class Paginator<Item> {
  readonly #request: PlatformRequest<Item[]>
  readonly #product: string

  /** @throws InvalidOptionsError when the call does not page. */
  constructor(request: PlatformRequest<Item[]>, product: string) {
    if (!request.isPaginated) {
      throw new InvalidOptionsError(`The endpoint does not support pagination: ${request.pathname}`)
    }
    this.#request = request
    this.#product = product
  }

  firstPage(): Promise<Page<Item>> {
    return this.#page({})
  }

  /** @throws InvalidOptionsError when there is no cursor, which is so on the last page. */
  async nextPage(cursor: string | null | undefined): Promise<Page<Item>> {
    if (!cursor) throw new InvalidOptionsError('Cannot get the next page with a null nextPageCursor')
    return this.#page({ page_cursor: cursor })
  }

  async flattenToArray(): Promise<Item[]> {
    const all: Item[] = []
    for await (const item of this.flatten()) all.push(item)
    return all
  }

  /** Every item of every page; a page is read when its first item is asked for. */
  async *flatten(): AsyncGenerator<Item, void, undefined> {
    let [items, { hasNextPage, nextPageCursor }] = await this.firstPage()
    yield* items
    while (hasNextPage) {
      ;[items, { hasNextPage, nextPageCursor }] = await this.nextPage(nextPageCursor)
      yield* items
    }
  }

  async #page(parameters: object): Promise<Page<Item>> {
    const request = this.#request.again(parameters)
    const { responseKey = '' } = request
    const { [responseKey]: items, pagination } = await readAnswer(await request.fetchResponse(), responseKey, this.#product)
    // A platform that says nothing of pages has given all there is.
    return [
      items,
      {
        hasNextPage: pagination?.has_next_page ?? false,
        nextPageCursor: pagination?.next_page_cursor ?? null,
        nextPageUrl: pagination?.next_page_url ?? null
      }
    ]
  }
}
