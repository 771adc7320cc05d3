import type { CallOptions } from '../options.js'
import type { PlatformRequest } from '../request.js'

/** A call that needs to be told something. */
export type Call<Parameters extends object, Answer> = (
  parameters: Parameters,
  options?: CallOptions
) => PlatformRequest<Answer>

/** A call that makes sense without any parameter. */
export type OptionalCall<Parameters extends object, Answer> = (
  parameters?: Parameters,
  options?: CallOptions
) => PlatformRequest<Answer>

/** Fields that are known, and any others: they are passed on as they are. */
export type Open<Known extends object = object> = Known & Record<string, unknown>

/** A moment, as an ISO 8601 text or a date. */
export type Moment = string | Date

/** How a call asks for a part of a list; `client.createPaginator` fills it in. */
export interface PageParameters {
  /** The most that one page holds. */
  limit?: number
  /** Where the page begins: the `nextPageCursor` of the one before. */
  page_cursor?: string | null
}
