import { createStore } from 'zustand/vanilla'
import { adoptCredential } from '../../client/client.js'
import { type CallOptions, NoClientError, type PlatformClient, type PlatformRequest } from '../../client/index.js'
import { trace } from '../../client/trace.js'
import { withDeadline } from '../environment/deadline.js'
import type { Environment } from '../environment/environment.js'
import { createQueryRunner, type QueryRunner, type QuerySession } from '../queries/query-runner.js'
import { initialState, type SessionContext, type SessionState } from '../store/session-state.js'
import { createUsage, type Usage } from '../telemetry/usage.js'
import { canReconnect, createConnection } from './connection.js'
import { createClient } from './create-client.js'
import { createContext } from './create-context.js'
import { createIdentity, type Identity, identify } from './identity.js'
import { type SessionOptions, timeoutOf } from './session-options.js'

/** Client, store, queries and mutations of one user at one endpoint. */
export interface Session extends QuerySession {
  /** Revalidates all observed queries. */
  readonly revalidate: QueryRunner['revalidateAll']
  /** Internals for `core/actions`, which is loaded on demand. */
  readonly context: SessionContext
  /** Restores cached data from an earlier session of the same user; it is shown until it has been refetched. */
  readonly rehydrate: QueryRunner['restore']
  /** Reports usage to the platform. */
  readonly usage: Pick<Usage, 'screen' | 'track'>
  /** Returns `true` if the client session belongs to a customer, which can have access grants. */
  readonly isOfCustomer: ReturnType<typeof createIdentity>['isOfCustomer']
  /** Sends a request whose response is not stored. */
  request<Value>(request: (client: PlatformClient, options: CallOptions) => PlatformRequest<Value>): Promise<Value>
  /** Connects again immediately after a failure, and skips the pause between retries. */
  reconnect(): void
  /**
   * Switches to a new token after verifying that it belongs to the same user, then refetches failed queries.
   *
   * @returns `true` if the token belongs to the same user.
   * @throws the platform's error.
   */
  renew(options: SessionOptions): Promise<boolean>
  /** Aborts every request and clears all data. The client stays usable, because the host may hold it. */
  dispose(): void
  /** Like `dispose`, and also clears the client's credential, unless the host supplied the client. */
  end(): void
}

/** Creates a client whose requests are aborted with the session, or with the attempt to connect. */
function createClientUntil(ended: AbortSignal, options: SessionOptions, attempt: AbortSignal): Promise<PlatformClient> {
  const end = new AbortController()
  for (const each of [attempt, ended]) each.addEventListener('abort', () => end.abort(each.reason))
  return createClient(options, end.signal)
}

/** Creates the client of a new token, and returns its user. */
async function authenticate(
  options: SessionOptions,
  signal: AbortSignal
): Promise<Identity & { readonly client: PlatformClient }> {
  const client = await createClient(options, signal)
  return { client, ...(await identify(client, options, { signal })) }
}

/** Returns what changes in the state with another token. */
const afterRenewal = ({ renewalCount }: SessionState): Partial<SessionState> => ({
  refusedOperations: initialState.refusedOperations,
  renewalCount: renewalCount + 1
})

/** Creates a session and starts connecting it. */
export function createSession(options: SessionOptions, environment: Environment): Session {
  const store = createStore<SessionState>()(() => initialState)
  const lifetime = new AbortController()
  const { signal } = lifetime
  const clientLifetime = new AbortController()
  const timeout = timeoutOf(options)
  const context = createContext(store, { environment, signal, timeout })
  const queries = createQueryRunner(context)
  store.subscribe(queries.planPolls)

  const ask = <Value>(work: (signal: AbortSignal) => PromiseLike<Value>): Promise<Value> =>
    withDeadline(work, timeout, signal)
  const identity = createIdentity(options, store.getState, ask)
  const usage = createUsage(options.workspaceId, identity.session, environment)
  async function onReady(client: PlatformClient): Promise<void> {
    const identified = options.clientSessionToken && identity.user()
    queries.revalidateAll()
    await identified
    if (!signal.aborted) usage.begin(client)
  }
  const { connect, skipPause } = createConnection(
    store,
    signal,
    () => ask((attempt) => createClientUntil(clientLifetime.signal, options, attempt)),
    onReady
  )

  function dispose(): void {
    lifetime.abort()
    trace('session', store, 'ended')
    stopListening()
    usage.end()
    queries.dispose()
    store.setState(initialState)
  }

  const stopListening = environment.subscribe(() => {
    if (environment.isVisible() && environment.isOnline() && canReconnect(store.getState().connection)) void connect()
    queries.revalidateAll()
  })
  void connect()

  return {
    store,
    observe: queries.observe,
    revalidate: queries.revalidateAll,
    context,
    rehydrate: queries.restore,
    usage,
    isOfCustomer: identity.isOfCustomer,
    async request(request) {
      const { connection } = store.getState()
      if (connection.status !== 'ready') throw new NoClientError()
      return ask((signal) => request(connection.client, { signal, detectRefusal: true }))
    },
    reconnect() {
      skipPause()
      if (store.getState().connection.status === 'failed') void connect()
    },
    async renew(after) {
      const { connection } = store.getState()
      const { client, user, session } = await ask((attempt) => authenticate(after, attempt))
      if (connection.status !== 'ready' || !user || user !== (await identity.user())) return false
      signal.throwIfAborted()
      adoptCredential(connection.client, client, session)
      trace('session', store, 'renewed with another token')
      usage.introduce()
      // The other token may permit more.
      context.refusedRoutes.clear()
      context.update(afterRenewal)
      queries.revalidateAll()
      return true
    },
    dispose,
    end() {
      clientLifetime.abort()
      dispose()
    }
  }
}
