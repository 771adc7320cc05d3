import type { ParamReader } from './params.js'
import type { ResponseBody } from './response.js'

/** An array, or a list that creates its items on access. */
export interface Sliceable<T> {
  readonly length: number
  slice(from: number, to: number): T[]
}

interface PageParams {
  limit: number
  from: number
}

const DEFAULT_LIMIT = 500

export const readPageParams = (read: ParamReader): PageParams =>
  readPage(read, read.optionalNumber('limit', { min: 1 }))

/** Reads the page of a query string. */
export const readPageQuery = (read: ParamReader): PageParams => readPage(read, read.queryNumber('limit', { min: 1 }))

function readPage(read: ParamReader, requested = DEFAULT_LIMIT): PageParams {
  const limit = Math.floor(requested)
  const cursor = read.optionalString('page_cursor')
  const from = cursor === undefined ? 0 : decodeCursor(cursor)
  if (Number.isNaN(from)) read.reject('page_cursor', 'Unknown cursor')
  return { limit, from }
}

const encodeCursor = (from: number): string => btoa(`from:${from}`)

function decodeCursor(cursor: string): number {
  try {
    return Number(/^from:(\d+)$/.exec(atob(cursor))?.[1])
  } catch {
    return NaN
  }
}

/** Returns a response body with the items of a page under this name. */
export function paginate(name: string, list: Sliceable<unknown>, { limit, from }: PageParams, url: URL): ResponseBody {
  const next = from + limit
  const items = { [name]: list.slice(from, next) }
  if (next >= list.length) {
    return { ...items, pagination: { has_next_page: false, next_page_cursor: null, next_page_url: null } }
  }
  const cursor = encodeCursor(next)
  const nextUrl = new URL(url)
  nextUrl.searchParams.set('limit', String(limit))
  nextUrl.searchParams.set('page_cursor', cursor)
  return { ...items, pagination: { has_next_page: true, next_page_cursor: cursor, next_page_url: nextUrl.href } }
}
