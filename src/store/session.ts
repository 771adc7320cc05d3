import type { PlatformClient } from '../platform/index.js'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createChangeRunner, type PendingPatches } from './change-runner.js'
import type { Change } from './change.js'
import { connect, identityOf } from './connect.js'
import type { Environment } from './environment.js'
import type { QueryContext } from './observed-query.js'
import { createQueryRunner, type Observation } from './query-runner.js'
import type { Query } from './query.js'
import { type Pause, retry } from './retry.js'
import type { SessionOptions } from './session-options.js'
import { initialState, type SessionState } from './session-state.js'

/** What the elements of one user at one endpoint share. */
export interface Session {
  readonly store: StoreApi<SessionState>
  /** Looks at a query for as long as it is not released. */
  observe<Resource>(query: Query<Resource>, isActive: boolean): Observation
  /** Makes a change once; see `ChangeRunner`. */
  change<Resource>(change: Change<Resource>): Promise<boolean>
  /** Tries at once to connect, after it failed or while it is being tried. */
  reconnect(): void
  /** Who the user is; nothing where the platform does not say. */
  identity(): Promise<string | undefined>
  dispose(): void
}

/** Makes a session and begins to connect it. */
export function createSession(options: SessionOptions, environment: Environment): Session {
  const store = createStore<SessionState>()(() => initialState)
  const lifetime = new AbortController()
  let version = 0
  let waiting: Pause | undefined
  let identity: Promise<string | undefined> | undefined
  const pending: PendingPatches = new Map()

  const context: QueryContext = {
    environment,
    state: store.getState,
    update: (change) => store.setState(change, true),
    write: (change) =>
      store.setState((state) => {
        const confirmed = change(state.confirmed)
        return { confirmed, shown: [...pending.values()].reduce((tables, apply) => apply(tables), confirmed) }
      }),
    nextVersion: () => (version += 1)
  }
  const queries = createQueryRunner(context)
  const { change } = createChangeRunner(context, queries, pending)

  async function begin(): Promise<void> {
    const retryOptions = {
      signal: lifetime.signal,
      onTry: () => {},
      onFailure: (failureCount: number) => store.setState({ connection: { status: 'connecting', failureCount } }),
      onPause: (pause: Pause) => {
        waiting = pause
      }
    }
    store.setState({ connection: { status: 'connecting', failureCount: 0 } })
    try {
      const client = await retry(() => connect(options), retryOptions)
      if (lifetime.signal.aborted) return
      store.setState({ connection: { status: 'ready', client } })
      if (options.clientSessionToken) identity = readIdentity(client)
      queries.attendAll()
    } catch (error) {
      if (!lifetime.signal.aborted) store.setState({ connection: { status: 'failed', error } })
    }
  }

  const readIdentity = (client: PlatformClient): Promise<string | undefined> =>
    client.clientSessions.get({}, { signal: lifetime.signal }).then(identityOf, () => undefined)

  const stopListening = environment.subscribe(() => queries.attendAll())
  void begin()

  return {
    store,
    observe: queries.observe,
    change,
    reconnect() {
      waiting?.skip()
      if (store.getState().connection.status === 'failed') void begin()
    },
    identity: () => identity ?? Promise.resolve(undefined),
    dispose() {
      lifetime.abort()
      stopListening()
      queries.dispose()
    }
  }
}
