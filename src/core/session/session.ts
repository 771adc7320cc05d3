import { createStore, type StoreApi } from 'zustand/vanilla'
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
import { type MutationOutcome, runMutation, takeSnapshot } from '../actions/run-mutation.js'
import type { Mutation } from '../actions/mutation.js'
import { createClient } from './create-client.js'
import { withDeadline } from '../environment/deadline.js'
import type { Environment } from '../environment/environment.js'
import { createGate, type GatedMutation, type RejectionReason } from '../gate/gate.js'
import type { Snapshot, CommandOrigin } from '../gate/command-origin.js'
import { identify, type Identity } from './identity.js'
import { createQueryRunner, type QueryRunner } from '../queries/query-runner.js'
import { isRetryable, isTransientError, retry } from '../environment/retry.js'
import { type SessionOptions, timeoutOf } from './session-options.js'
import { type ConnectionState, initialState, type SessionContext, type SessionState } from './session-state.js'
import { isSameRecord } from '../resources/structural-sharing.js'
import { commitPatches, type ConfirmedPatch, retain } from '../resources/tables.js'

/** What the elements of one user at one endpoint share. */
export interface Session {
  readonly store: StoreApi<SessionState>
  /** Looks at a query for as long as it is not released. */
  readonly observe: QueryRunner['observe']
  /** Knows again, until it has been read anew, what one of the same person knew and has forgotten since. */
  readonly rehydrate: QueryRunner['restore']
  /** Tells the platform what was shown and done. */
  readonly usage: Pick<Usage, 'screen' | 'track'>
  /** Makes a change once, if the gate lets it through; see `makeChange`. */
  mutate<Resource, Answer>(change: Mutation<Resource, Answer>, origin: CommandOrigin): Promise<MutationOutcome<Answer>>
  /** Asks the gate, and with it the host, without making the change. @returns why it may not be sent; nothing where it may */
  checkGate(change: GatedMutation, origin: CommandOrigin): RejectionReason | undefined
  /** The present, for what is asked for now. */
  takeSnapshot(): Snapshot
  /** Makes true what changes have done that are confirmed later, all of it at once; their keys are free again. */
  commit(patches: readonly ConfirmedPatch[]): void
  /** Asks the platform for something that is not kept. */
  request<Answer>(request: (client: PlatformClient, options: CallOptions) => PlatformRequest<Answer>): Promise<Answer>
  /** Tries at once to connect, after it failed or while it is being tried. */
  reconnect(): void
  /**
   * Goes on with another token, once the platform has said that it is of the same user; what failed is read again.
   *
   * @returns whether it is of the same user.
   * @throws what the platform refused it with.
   */
  renew(options: SessionOptions): Promise<boolean>
  /** Ends every request, and forgets everything but the client, which a host may have got from an element. */
  dispose(): void
  /** Does so for good: the client is of no use any more, and forgets its credential, unless it is the host's own. */
  end(): void
}

/** The client itself sends a call again that came too fast. */
const isTooFast = (error: unknown): boolean => isApiError(error) && error.statusCode === 429

/** Makes a session and begins to connect it. */
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
    mutationVersions: new Map(),
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

  /** It is asked for early, since a token may have expired by the time that another takes its place. */
  async function identity(): Promise<string | undefined> {
    const { connection } = store.getState()
    // The platform is not asked what a console says itself, which may have expired by then.
    if (options.consoleSessionToken) return options.workspaceId
    try {
      if (connection.status === 'ready')
        known ??= await ask((signal) => identify(connection.client, options, { signal }))
    } catch {
      // Then it is not known, and asked for again when it is needed.
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
    rehydrate: queries.restore,
    usage,
    mutate: (change, origin) => runMutation(change, origin, context, queries),
    checkGate: (change, origin) => createGate(change, origin, context)(),
    takeSnapshot: () => takeSnapshot(store.getState()),
    commit(patches) {
      const keys = new Set(patches.map(({ key }) => key))
      context.update(({ confirmed, mutations }) => ({
        confirmed: commitPatches(confirmed, patches),
        mutations: retain(mutations, (key) => !keys.has(key))
      }))
      // What is about to settle is read again sooner than was planned.
      queries.revalidateAll()
    },
    async request(request) {
      const { connection } = store.getState()
      if (connection.status !== 'ready') throw new NoClientError()
      return ask((signal) => request(connection.client, { signal }))
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
