import type { CallOptions, PlatformClient } from '../../client/index.js'
import type { Messages } from '../../messages/en.js'
import type { GatedMutation } from '../gate/gate.js'
import type { Query } from '../queries/query.js'
import type { ResourceKind, Tables } from '../resources/resource-kind.js'
import type { Patch } from '../resources/tables.js'

/** Error toast for a user who no longer sees the element that failed. */
export interface DetachedError {
  /** Name of what it was about. */
  readonly subject: string | undefined
  readonly message: string
}

/** Handling of a mutation that is requested while another one with the same key is in flight. */
export type ConflictPolicy =
  /** Drop it. The outcome is `'ignored'`, and a toast says so. */
  | 'ignore'
  /** Wait for its turn. A deletion is always queued. */
  | 'queue'
  /** Take over: what was in flight is no longer retried or shown, even if its response arrives later. */
  | 'replace'

/** A mutation: its request, its optimistic patch, and what to refetch if it fails. */
export interface Mutation<Resource, ResponseValue = unknown> extends GatedMutation {
  readonly onConflict: ConflictPolicy
  /**
   * Query that is read right before the request is sent, because the request also contains fields that the user has not
   * changed. If the query fails, nothing is sent.
   */
  readonly readBeforeSend?: Query<Resource>
  /** Change of the resource, if it exists. */
  readonly patch?: Patch<Resource>
  /** The created resource, and the list in which it becomes the first item. */
  readonly creates?: {
    readonly kind: ResourceKind<Resource>
    readonly list: Query<Resource>
    resource(response: ResponseValue): Resource
  }
  /** `true` to apply the patch before the platform has confirmed it. @default false */
  readonly isOptimistic?: boolean
  /**
   * If `true`, the mutation stays pending after its response until the caller commits it. Used by bulk runs to commit in
   * batches (`bulk/batch-commits.ts`).
   */
  readonly deferCommit?: boolean
  /** `true` for a command to a device: its response is an action attempt, which is polled until it has ended. */
  readonly isCommand?: boolean
  /** Sends the request. @param known the newest confirmed state */
  request(client: PlatformClient, options: CallOptions, known: Tables): PromiseLike<ResponseValue>
  /** Called with the response time in ms. */
  onResponse?(milliseconds: number): void
  /** Called on a 429 response with the `Retry-After` delay in ms. */
  onRateLimited?(pause: number): void
  /** Error toast shown in another element if the mutation fails after the requesting element was removed. */
  detachedErrorMessage?(messages: Messages): DetachedError
  /** Query to refetch on failure, because the platform may have applied the mutation partially. */
  readonly refetchOnError?: Query<Resource>
}

/** Returns the precondition of an update: the fields that it changes. Other fields may change meanwhile. */
export const basisOfUpdate =
  <Resource extends object>(kind: ResourceKind<Resource>, id: string, fields: object) =>
  (known: Tables): unknown => {
    const resource = kind.select(known).get(id)?.resource
    return resource && Object.keys(fields).map((name): unknown => Reflect.get(resource, name))
  }
