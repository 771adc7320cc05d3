import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CallOptions, isApiError, NoClientError, type PlatformClient, type PlatformRequest } from '../platform/index.js'
import type { ClientSession } from '../platform/resources.js'
import { createUsage, type Usage } from '../telemetry/usage.js'
import { type Made, makeChange } from './change-runner.js'
import type { Change } from './change.js'
import { createClient, identityOf } from './create-client.js'
import type { Environment } from './environment.js'
import { createQueryRunner, type QueryRunner } from './query-runner.js'
import { canHelp, retry } from './retry.js'
import type { SessionOptions } from './session-options.js'
import { type ConnectionState, initialState, type SessionContext, type SessionState } from './session-state.js'

/** What the elements of one user at one endpoint share. */
export interface Session {
  readonly store: StoreApi<SessionState>
  /** Looks at a query for as long as it is not released. */
  readonly observe: QueryRunner['observe']
  /** Tells the platform what was shown and done. */
  readonly usage: Pick<Usage, 'screen' | 'track'>
  /** Makes a change once; see `makeChange`. */
  change<Resource, Answer>(change: Change<Resource, Answer>): Promise<Made<Answer> | undefined>
  /** Asks the platform for something that is not kept. */
  ask<Answer>(request: (client: PlatformClient, options: CallOptions) => PlatformRequest<Answer>): Promise<Answer>
  /** Tries at once to connect, after it failed or while it is being tried. */
  reconnect(): void
  /** Goes on with another token of the same user; what failed is read again. */
  replaceToken(token: string): Promise<void>
  /** Who the user is; nothing where the platform does not say. */
  identity(): Promise<string | undefined>
  dispose(): void
}

/** The client itself sends a call again that came too fast. */
const canHelpToConnect = (error: unknown): boolean => canHelp(error) && !(isApiError(error) && error.statusCode === 429)

/** Makes a session and begins to connect it. */
export function createSession(options: SessionOptions, environment: Environment): Session {
  const store = createStore<SessionState>()(() => initialState)
  const lifetime = new AbortController()
  const { signal } = lifetime
  let skipPause: (() => void) | undefined
  let known: ClientSession | null = null
  const usage = createUsage(options.workspaceId, () => known)

  const context: SessionContext = {
    environment,
    signal,
    state: store.getState,
    update: (change) =>
      store.setState((state) => {
        const next = { ...state, ...change(state) }
        if (next.confirmed === state.confirmed && next.changes === state.changes) return next
        return { ...next, shown: [...next.changes.values()].reduce((tables, apply) => apply(tables), next.confirmed) }
      })
  }
  const queries = createQueryRunner(context)

  function put(connection: ConnectionState): void {
    if (!signal.aborted) store.setState({ connection })
  }

  async function begin(): Promise<void> {
    const onFailure = (failureCount: number, skip?: () => void): void => {
      skipPause = skip
      put({ status: 'connecting', failureCount })
    }
    onFailure(0)
    try {
      const client = await retry(() => createClient(options), signal, onFailure, canHelpToConnect)
      put({ status: 'ready', client })
      const identified = options.clientSessionToken && identity()
      queries.attendAll()
      await identified
      if (!signal.aborted) usage.begin(client)
    } catch (error) {
      put({ status: 'failed', error })
    }
  }

  /** It is asked for early, since a token may have expired by the time that another takes its place. */
  async function identity(): Promise<string | undefined> {
    const { connection } = store.getState()
    try {
      if (connection.status === 'ready') known ??= await connection.client.clientSessions.get({}, { signal })
    } catch {
      // Then it is not known, and asked for again when it is needed.
    }
    return identityOf(known)
  }

  const stopListening = environment.subscribe(() => {
    const { connection } = store.getState()
    const isSeen = environment.isVisible() && environment.isOnline()
    if (isSeen && connection.status === 'failed' && canHelpToConnect(connection.error)) void begin()
    queries.attendAll()
  })
  void begin()

  return {
    store,
    observe: queries.observe,
    usage,
    change: (change) => makeChange(change, context, queries),
    async ask(request) {
      const { connection } = store.getState()
      if (connection.status !== 'ready') throw new NoClientError()
      return request(connection.client, { signal })
    },
    reconnect() {
      skipPause?.()
      if (store.getState().connection.status === 'failed') void begin()
    },
    async replaceToken(token) {
      const { connection } = store.getState()
      if (connection.status === 'ready') await connection.client.updateClientSessionToken(token)
      usage.introduce()
      queries.attendAll()
    },
    identity,
    dispose() {
      lifetime.abort()
      stopListening()
      usage.end()
      queries.dispose()
      store.setState(initialState)
    }
  }
}
