import type { PlatformClient } from '../../client/index.js'
import type { Environment } from '../environment/environment.js'
import type { PendingMutation } from '../gate/command-origin.js'
import { NO_RESOURCES, type Tables } from '../resources/resource-kind.js'
import type { RefusedRoutes } from './refused-routes.js'

/**
 * Connection of a session. A session that has ended is connecting again, but never connects.
 *
 * ```
 * connecting ── an attempt fails and is retried ──▶ connecting
 * connecting ── a client was created ──▶ ready
 * connecting ── the last attempt fails ──▶ failed ── connect() ──▶ connecting
 * ```
 */
export type ConnectionState =
  | { readonly status: 'connecting'; readonly failureCount: number }
  | { readonly status: 'ready'; readonly client: PlatformClient }
  | { readonly status: 'failed'; readonly error: unknown }

/** Status and result of a query. */
export interface QuerySnapshot {
  /** Ids of the result. `undefined` before the first response. */
  readonly ids?: readonly string[]
  /** `true` if every page was fetched. */
  readonly isComplete: boolean
  /** Number of pages, if known. */
  readonly pages: number
  readonly isFetching: boolean
  /** Number of failed attempts of the fetch in flight. Greater than 0 while it is being retried. */
  readonly failureCount: number
  /** Error of the latest fetch, after all retries. */
  readonly error?: unknown
  /** When the latest fetch ended, successfully or not, in monotonic time. 0 for never. */
  readonly updatedAt: number
  /** When the complete result was last fetched, in monotonic time. */
  readonly dataUpdatedAt?: number
}

/** The mutations with one key that are in flight, or wait for their turn. */
export interface MutationStatus {
  /** The client method of the first one, such as `'locks.unlockDoor'`. */
  readonly operation: string
  /** Applies the optimistic patches. */
  apply(confirmed: Tables): Tables
  /** `true` if the device has not confirmed in the usual time and the attempt is still being polled. */
  readonly isSlow: boolean
}

/** Shared state of all elements of a session. */
export interface SessionState {
  readonly connection: ConnectionState
  /** As last reported by the platform. */
  readonly confirmed: Tables
  /** `confirmed` with every pending mutation applied. */
  readonly shown: Tables
  readonly queries: ReadonlyMap<string, QuerySnapshot>
  /** Pending mutations by key, oldest first. */
  readonly mutations: ReadonlyMap<string, MutationStatus>
  /** The operations that the platform does not permit, by `operationKey`. Elements no longer offer them. */
  readonly refusedOperations: ReadonlySet<string>
  /** Number of times that the token was replaced. */
  readonly renewalCount: number
}

export interface SessionContext {
  readonly environment: Environment
  /** Aborted when the session ends. */
  readonly signal: AbortSignal
  /** Timeout of each response, in ms. */
  readonly timeout: number
  readonly refusedRoutes: RefusedRoutes
  readonly lastSent: Map<string, PendingMutation>
  /** Mutations that have not ended, by key: the first of each queue is in flight, the others wait for their turn. */
  readonly queues: Map<string, readonly PendingMutation[]>
  state(): SessionState
  /** Updates the state and derives `shown`. Does nothing after the session has ended. */
  update(change: (state: SessionState) => Partial<SessionState>): void
}

export const initialState: SessionState = {
  connection: { status: 'connecting', failureCount: 0 },
  confirmed: NO_RESOURCES,
  shown: NO_RESOURCES,
  queries: new Map(),
  mutations: new Map(),
  refusedOperations: new Set(),
  renewalCount: 0
}

/** Snapshot of a query that was never fetched. */
export const IDLE_QUERY: QuerySnapshot = {
  isComplete: false,
  pages: 0,
  isFetching: false,
  failureCount: 0,
  updatedAt: 0
}
