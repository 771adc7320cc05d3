import { isApiError } from '../platform/index.js'
import type { Environment } from './environment.js'
import type { Query } from './query.js'
import { read } from './read.js'
import type { Pause } from './retry.js'
import { type QuerySnapshot, type SessionState, UNASKED } from './session-state.js'
import type { Tables } from './resource-kind.js'
import { answeredIds, keep, writeAnswer } from './tables.js'

/** An answer older than this is read again when somebody comes to look at it, in ms. */
const STALE_AFTER = 30_000
/** After this long without a touch the page is read less often, in ms. */
const IDLE_AFTER = 10 * 60_000
const IDLE_FACTOR = 4

/** What a query needs of its session. */
export interface QueryContext {
  readonly environment: Environment
  state(): SessionState
  update(change: (state: SessionState) => SessionState): void
  /** Changes what the platform is known to have told; what is shown follows. */
  write(change: (confirmed: Tables) => Tables): void
  /** The next number in the session's count of reads and changes. */
  nextVersion(): number
}

/** One that looks at a query. It reads on its own time only while it is active. */
export interface QueryObserver {
  isActive: boolean
}

/** A query that was asked, with those who look at it. */
export interface ObservedQuery {
  readonly observers: Set<QueryObserver>
  /** Reads now; joins a read that is under way. */
  fetch(): Promise<void>
  /** Reads what is true from now on: a read that is under way is followed by another. */
  refetch(): Promise<void>
  /** Reads when the answer is missing or stale, and plans the next read. */
  attend(): void
  /** Ends the read that is under way and everything that is planned. */
  stop(): void
}

const isStale = ({ ids, error, settledAt }: QuerySnapshot): boolean =>
  ids === undefined || error !== undefined || Date.now() - settledAt >= STALE_AFTER

export function createObservedQuery<Resource>(query: Query<Resource>, context: QueryContext): ObservedQuery {
  const { environment } = context
  const observers = new Set<QueryObserver>()
  let running: Promise<void> | undefined
  let controller: AbortController | undefined
  let waiting: Pause | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOutdated = false

  const snapshot = (): QuerySnapshot => context.state().queries.get(query.key) ?? UNASKED

  function put(next: QuerySnapshot): void {
    context.update((state) => ({ ...state, queries: new Map(state.queries).set(query.key, next) }))
  }

  const patch = (change: Partial<QuerySnapshot>): void => put({ ...snapshot(), ...change })

  function succeed(ids: readonly string[], pages: number): void {
    put({ ids, pages, isComplete: true, isFetching: false, failureCount: 0, settledAt: Date.now() })
  }

  /** What another query read of the same resource counts as an answer to this one. */
  function adopt(): void {
    if (query.id === undefined) return
    const entry = query.kind.select(context.state().confirmed).get(query.id)
    if (!entry || running || entry.readAt <= snapshot().settledAt) return
    put({ ...UNASKED, ids: [query.id], isComplete: true, settledAt: entry.readAt })
  }

  async function run(signal: AbortSignal): Promise<void> {
    const { connection } = context.state()
    if (connection.status !== 'ready') return
    const isFirst = !snapshot().isComplete
    const ids = new Set<string>()
    let pages = 0
    let version = 0
    patch({ isFetching: true, failureCount: 0 })
    try {
      const options = {
        signal,
        onTry: () => {
          version = context.nextVersion()
        },
        onFailure: (failureCount: number) => patch({ failureCount }),
        onPause: (pause: Pause) => {
          waiting = pause
        }
      }
      await read(query, connection.client, options, (items) => {
        context.write((confirmed) => writeAnswer(confirmed, query.kind, items, version))
        for (const id of answeredIds(query.kind, items)) ids.add(id)
        pages += 1
        if (isFirst) patch({ ids: [...ids], pages, failureCount: 0 })
      })
      succeed([...ids], pages)
    } catch (error) {
      if (signal.aborted) return patch({ isFetching: false, failureCount: 0 })
      if (query.id !== undefined && isApiError(error) && error.statusCode === 404) forget(query.id)
      patch({ isFetching: false, failureCount: 0, error, settledAt: Date.now() })
    }
  }

  function forget(id: string): void {
    context.write((confirmed) => keep(confirmed, query.kind, (kept) => kept !== id))
    patch({ ids: [] })
  }

  function fetch(): Promise<void> {
    waiting?.skip()
    if (running) return running
    clearTimeout(timer)
    controller = new AbortController()
    running = run(controller.signal).finally(() => {
      running = undefined
      controller = undefined
      waiting = undefined
      plan()
    })
    return running
  }

  async function refetch(): Promise<void> {
    if (running) {
      isOutdated = true
      await running
      if (!isOutdated) return
    }
    isOutdated = false
    await fetch()
  }

  const isAttended = (): boolean =>
    environment.isVisible() && environment.isOnline() && [...observers].some(({ isActive }) => isActive)

  function plan(): void {
    clearTimeout(timer)
    const interval = query.refreshEvery?.(snapshot())
    if (interval === undefined || running || !isAttended()) return
    const isIdle = Date.now() - environment.lastTouch() >= IDLE_AFTER
    const due = snapshot().settledAt + interval * (isIdle ? IDLE_FACTOR : 1)
    timer = setTimeout(() => isAttended() && void fetch(), Math.max(0, due - Date.now()))
  }

  return {
    observers,
    fetch,
    refetch,
    attend() {
      adopt()
      const isWanted = [...observers].some(({ isActive }) => isActive)
      if (isWanted && environment.isVisible() && isStale(snapshot()) && !running) void fetch()
      else plan()
    },
    stop() {
      clearTimeout(timer)
      controller?.abort()
    }
  }
}
