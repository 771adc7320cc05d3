import type { CallOptions, PlatformClient, PlatformRequest } from '../../client/index.js'
import type { ResourceKind } from '../resources/resource-kind.js'

/** How resources are polled while they are in transition: after 5 s, slowing down to 30 s. */
export interface Transitions<Resource> {
  isTransitioning(resource: Resource): boolean
  /** Returns a query for at most 100 of the resources that are in transition. */
  query(ids: readonly string[]): ListQuery<Resource>
}

/** A list that is collected from the responses of other calls. */
type CollectedList<Resource> = Promise<Resource[]> & {
  readonly isPaginated?: undefined
  readonly fetchResponse?: undefined
}

interface BaseQuery<Resource> {
  /** Identifies the query within the session. */
  readonly key: string
  /** The client method, such as `'devices.list'`. */
  readonly operation: string
  readonly kind: ResourceKind<Resource>
  /**
   * Refetch interval in ms while the query has active observers. Long lists are refetched page by page, at most six
   * pages per interval. Omit to never refetch.
   */
  readonly refetchInterval?: number
  /** Refetch interval in ms while the latest fetch has failed. @default refetchInterval */
  readonly retryInterval?: number
  /** How long an unobserved result stays in the store, in ms. @default 300_000 */
  readonly gcTime?: number
  /** Polls the resources of the result that are in transition. Lists with the same `transitions` share requests. */
  readonly transitions?: Transitions<Resource>
}

/** Fetches one resource by id. */
export interface ResourceQuery<Resource> extends BaseQuery<Resource> {
  readonly id: string
  request(client: PlatformClient, options: CallOptions): PlatformRequest<NoInfer<Resource>>
}

/** Fetches a complete list, page by page if it is paginated. */
export interface ListQuery<Resource> extends BaseQuery<Resource> {
  readonly id?: undefined
  /** `true` if the list can have no items. It is complete at once, and nothing is requested. @default false */
  readonly isEmpty?: boolean
  /** Ids that the list was restricted to. An id that is not in the response was deleted. */
  readonly requestedIds?: readonly string[]
  request(client: PlatformClient, options: CallOptions): PlatformRequest<Resource[]> | CollectedList<Resource>
  /** Fetches only the items with these ids. */
  fetchByIds?(client: PlatformClient, ids: readonly string[], options: CallOptions): PlatformRequest<Resource[]>
}

export type Query<Resource> = ResourceQuery<Resource> | ListQuery<Resource>

/** Returns `true` if the list of a query can have no items, so that nothing is requested. */
export const canHaveNoItems = <Resource>(query: Query<Resource>): boolean =>
  query.id === undefined && query.isEmpty === true
