import type { PlatformClient } from '../../client/index.js'
import type { Environment } from '../environment/environment.js'
import { NO_RESOURCES, type Tables } from '../resources/resource-kind.js'

/** Where the connection of a session stands. */
export type ConnectionState =
  | { readonly status: 'connecting'; readonly failureCount: number }
  | { readonly status: 'ready'; readonly client: PlatformClient }
  | { readonly status: 'failed'; readonly error: unknown }

/** What is known of a query. */
export interface QuerySnapshot {
  /** The ids that it answered; nothing while there is no answer at all. */
  readonly ids?: readonly string[]
  /** Whether the last page was read. */
  readonly isComplete: boolean
  /** How many pages there are, as far as that is known. */
  readonly pages: number
  readonly isFetching: boolean
  /** How often the request that is under way failed so far; more than 0 while it is being tried again. */
  readonly failureCount: number
  /** Why the last read failed; nothing when it did not. */
  readonly error?: unknown
  /** When the last read ended, well or not, in ms since the epoch; 0 for never. */
  readonly updatedAt: number
  /** When all of it was last read, in ms since the epoch; nothing for never. */
  readonly dataUpdatedAt?: number
}

/** A change that is under way. */
export interface PendingMutation {
  /** The name of the call that it makes. */
  readonly operation: string
  /** What it makes of what is confirmed. */
  apply(confirmed: Tables): Tables
  /** Whether the device has not done it in the usual time, and nobody knows yet whether it will. */
  readonly isSlow: boolean
}

/** Everything that the elements of one session share. */
export interface SessionState {
  readonly connection: ConnectionState
  /** As the platform last told it. */
  readonly confirmed: Tables
  /** As it is shown: `confirmed` with every change that is under way applied. */
  readonly shown: Tables
  readonly queries: ReadonlyMap<string, QuerySnapshot>
  /** The changes that are under way, by what they change, in the order of their beginning. */
  readonly mutations: ReadonlyMap<string, PendingMutation>
}

/** What the parts of a session work with. */
export interface SessionContext {
  readonly environment: Environment
  /** Ends with the session. */
  readonly signal: AbortSignal
  /** How long each answer of the platform is waited for, in ms. */
  readonly timeout: number
  /** The count at which the last change of each key was begun. */
  readonly mutationVersions: Map<string, number>
  state(): SessionState
  /** Changes the state, and with it what is shown; not any more once the session has ended. */
  update(change: (state: SessionState) => Partial<SessionState>): void
}

export const initialState: SessionState = {
  connection: { status: 'connecting', failureCount: 0 },
  confirmed: NO_RESOURCES,
  shown: NO_RESOURCES,
  queries: new Map(),
  mutations: new Map()
}

/** A query that was never asked. */
export const IDLE_QUERY: QuerySnapshot = {
  isComplete: false,
  pages: 0,
  isFetching: false,
  failureCount: 0,
  updatedAt: 0
}
