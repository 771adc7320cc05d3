import { createStore } from 'zustand/vanilla'
import {
  type CallOptions,
  isApiError,
  NoClientError,
  type PlatformClient,
  type PlatformRequest
} from '../../client/index.js'
import { adoptCredential } from '../../client/client.js'
import { errorLabel, trace } from '../../client/trace.js'
import { createUsage, type Usage } from '../telemetry/usage.js'
import { createClient } from './create-client.js'
import { withDeadline } from '../environment/deadline.js'
import type { Environment } from '../environment/environment.js'
import { identify, type Identity } from './identity.js'
import { createRefusals } from '../store/refusals.js'
import { createQueryRunner, type QueryRunner, type QuerySession } from '../queries/query-runner.js'
import { isRetryable, isTransientError, retry } from '../environment/retry.js'
import { type SessionOptions, timeoutOf } from './session-options.js'
import { type ConnectionState, initialState, type SessionContext, type SessionState } from '../store/session-state.js'
import { isSameRecord } from '../resources/structural-sharing.js'

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
  /** Sends a request whose response is not stored. */
  request<Answer>(request: (client: PlatformClient, options: CallOptions) => PlatformRequest<Answer>): Promise<Answer>
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

/** The client retries 429 itself. */
const isTooFast = (error: unknown): boolean => isApiError(error) && error.statusCode === 429

/** Creates a session and starts connecting it. */
export function createSession(options: SessionOptions, environment: Environment): Session {
  const store = createStore<SessionState>()(() => initialState)
  const lifetime = new AbortController()
  const { signal } = lifetime
  const clientLifetime = new AbortController()
  const timeout = timeoutOf(options)
  let skipPause: (() => void) | undefined
  let known: Identity | undefined
  const usage = createUsage(options.workspaceId, () => known?.session ?? null, environment)

  const context: SessionContext = {
    environment,
    signal,
    timeout,
    refusals: createRefusals(),
    lastSent: new Map(),
    queues: new Map(),
    state: store.getState,
    update(change) {
      if (signal.aborted) return
      store.setState((state) => {
        const next = { ...state, ...change(state) }
        if (isSameRecord(next, state)) return state
        if (next.confirmed === state.confirmed && next.mutations === state.mutations) return next
        return {
          ...next,
          shown: [...next.mutations.values()].reduce((tables, { apply }) => apply(tables), next.confirmed)
        }
      })
    }
  }
  const queries = createQueryRunner(context)
  store.subscribe(queries.planPolls)

  function put(connection: ConnectionState): void {
    if (signal.aborted) return
    store.setState({ connection })
    trace(
      'session',
      store,
      connection.status === 'failed' ? `failed, ${errorLabel(connection.error)}` : connection.status
    )
  }

  const ask = <Answer>(work: (signal: AbortSignal) => PromiseLike<Answer>): Promise<Answer> =>
    withDeadline(work, timeout, signal)

  const connect = (): Promise<PlatformClient> =>
    ask((attempt) => {
      const end = new AbortController()
      for (const each of [attempt, clientLifetime.signal]) {
        each.addEventListener('abort', () => end.abort(each.reason))
      }
      return createClient(options, end.signal)
    })

  async function begin(): Promise<void> {
    const onFailure = (failureCount: number, skip?: () => void): void => {
      skipPause = skip
      put({ status: 'connecting', failureCount })
    }
    onFailure(0)
    try {
      const client = await retry(connect, signal, onFailure, (error) => isRetryable(error) && !isTooFast(error))
      put({ status: 'ready', client })
      const identified = options.clientSessionToken && identity()
      queries.revalidateAll()
      await identified
      if (!signal.aborted) usage.begin(client)
    } catch (error) {
      put({ status: 'failed', error })
    }
  }

  /** Fetched early: the token may have expired when a new one has to be compared with it. */
  async function identity(): Promise<string | undefined> {
    const { connection } = store.getState()
    // A console session is identified by its workspace, and its token may have expired.
    if (options.consoleSessionToken) return options.workspaceId
    try {
      if (connection.status === 'ready')
        known ??= await ask((signal) => identify(connection.client, options, { signal }))
    } catch {
      // Unknown for now; the next call tries again.
    }
    return known?.user
  }

  function dispose(): void {
    lifetime.abort()
    trace('session', store, 'ended')
    stopListening()
    usage.end()
    queries.dispose()
    store.setState(initialState)
  }

  const stopListening = environment.subscribe(() => {
    const { connection } = store.getState()
    const isSeen = environment.isVisible() && environment.isOnline()
    if (isSeen && connection.status === 'failed' && isTransientError(connection.error) && !isTooFast(connection.error))
      void begin()
    queries.revalidateAll()
  })
  void begin()

  return {
    store,
    observe: queries.observe,
    revalidate: queries.revalidateAll,
    context,
    rehydrate: queries.restore,
    usage,
    async request(request) {
      const { connection } = store.getState()
      if (connection.status !== 'ready') throw new NoClientError()
      return ask((signal) => request(connection.client, { signal, detectRefusal: true }))
    },
    reconnect() {
      skipPause?.()
      if (store.getState().connection.status === 'failed') void begin()
    },
    async renew(after) {
      const { connection } = store.getState()
      const { client, user, session } = await ask(async (signal) => {
        const client = await createClient(after, signal)
        return { client, ...(await identify(client, after, { signal })) }
      })
      if (connection.status !== 'ready' || !user || user !== (await identity())) return false
      signal.throwIfAborted()
      adoptCredential(connection.client, client, session)
      trace('session', store, 'renewed with another token')
      usage.introduce()
      // The other token may permit more.
      context.refusals.clear()
      context.update(({ renewalCount }) => ({ forbidden: initialState.forbidden, renewalCount: renewalCount + 1 }))
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
