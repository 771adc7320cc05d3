import type { CallOptions, PlatformClient, PlatformRequest } from '../platform/index.js'
import type { ResourceKind } from './resource-kind.js'
import type { QuerySnapshot } from './session-state.js'

interface Reads<Resource> {
  /** Tells this query from every other one of the session. */
  readonly key: string
  /** The name of the call that it makes. */
  readonly operation: string
  readonly kind: ResourceKind<Resource>
  /** How long an answer is good for while somebody looks at it, in ms; nothing for as long as they look. */
  refreshEvery?(snapshot: QuerySnapshot): number | undefined
}

/** Reads one resource by its id. */
export interface ResourceQuery<Resource> extends Reads<Resource> {
  readonly id: string
  request(client: PlatformClient, options: CallOptions): PlatformRequest<Resource>
}

/** Reads a list to its end, page by page. */
export interface ListQuery<Resource> extends Reads<Resource> {
  readonly id?: undefined
  request(client: PlatformClient, options: CallOptions): PlatformRequest<Resource[]>
}

/** Something that the store can be asked. */
export type Query<Resource> = ResourceQuery<Resource> | ListQuery<Resource>
