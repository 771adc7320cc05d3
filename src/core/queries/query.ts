import type { CallOptions, PlatformClient, PlatformRequest } from '../../client/index.js'
import type { ResourceKind, Tables } from '../resources/resource-kind.js'

interface BaseQuery<Resource> {
  /** Tells this query from every other one of the session. */
  readonly key: string
  /** The name of the call that it makes. */
  readonly operation: string
  readonly kind: ResourceKind<Resource>
  /**
   * How long an answer is good for while somebody looks at it, in ms; for as long as they look without it.
   * A list of several pages is read again page by page, six of them in that time at most.
   */
  readonly refetchInterval?: number
  /** How long an answer is kept that nobody looks at, in ms. @default five minutes */
  readonly gcTime?: number
  /** Whether what it reads is about to become something else: it is then read again after 5 s, slowing to 30 s. */
  isTransitioning?(shown: Tables): boolean
}

/** Reads one resource by its id. */
export interface ResourceQuery<Resource> extends BaseQuery<Resource> {
  readonly id: string
  request(client: PlatformClient, options: CallOptions): PlatformRequest<Resource>
}

/** Reads a list to its end, page by page where it has pages. */
export interface ListQuery<Resource> extends BaseQuery<Resource> {
  readonly id?: undefined
  /** The ids that are asked for, if only these are: one that is not in the answer is no more. */
  readonly requestedIds?: readonly string[]
  request(client: PlatformClient, options: CallOptions): PlatformRequest<Resource[]>
  /** Asks for those of the list alone that have one of these ids. */
  fetchByIds?(client: PlatformClient, ids: readonly string[], options: CallOptions): PlatformRequest<Resource[]>
}

/** Something that the store can be asked. */
export type Query<Resource> = ResourceQuery<Resource> | ListQuery<Resource>
