import type { PlatformClient } from '../platform/index.js'
import type { Query } from './query.js'
import { read } from './read.js'
import { type QuerySnapshot, type SessionContext, type SessionState, UNASKED } from './session-state.js'
import { isSameRecord, shareList } from './share.js'
import { writeAnswer } from './tables.js'

/** An answer older than this is read again when somebody comes to look at it, in ms. */
const STALE_AFTER = 30_000
/** After this long without a touch the page is read less often, in ms. */
const IDLE_AFTER = 10 * 60_000
const IDLE_FACTOR = 4
/** What failed is not read again sooner than this because somebody comes back to look at it, in ms. */
const PROBE_INTERVAL = 10_000
/** What is about to become something else is read again this soon at first, and this late at last, in ms. */
const UNSETTLED_REFRESH = [5000, 30_000] as const

/** One that looks at a query. It reads on its own time only while it is active. */
export interface QueryObserver {
  isActive: boolean
}

/** A query that was asked, with those who look at it. */
export interface ObservedQuery {
  readonly observers: Set<QueryObserver>
  /** The ids that it answered, with those of a read that is under way. */
  ids(): readonly string[]
  /** Reads now; joins a read that is under way, and cuts its pause short. */
  fetch(): Promise<void> | undefined
  /** Reads what is true from now on: a read that was under way before this turn is followed by another. */
  refetch(): Promise<void>
  /** Reads when the answer is missing or stale, and plans the next read. */
  attend(): void
  /** Ends the read that is under way and everything that is planned. */
  stop(): void
}

/** @param onListRead is told when a list was read to its end. */
export function createObservedQuery<Resource>(
  query: Query<Resource>,
  { environment, timeout, state, update }: SessionContext,
  onListRead: () => void
): ObservedQuery {
  const { key, id, kind } = query
  const observers = new Set<QueryObserver>()
  let found = new Set<string>()
  let running: Promise<void> | undefined
  let isBegunNow = false
  let controller: AbortController | undefined
  let skipPause: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsettledSince: number | undefined
  let probedAt = -Infinity

  const snapshot = (): QuerySnapshot => state().queries.get(key) ?? UNASKED
  function standing(change: Partial<QuerySnapshot>): Pick<SessionState, 'queries'> {
    const { queries } = state()
    const next = { ...snapshot(), ...change }
    return { queries: isSameRecord(next, snapshot()) ? queries : new Map(queries).set(key, next) }
  }
  const put = (change: Partial<QuerySnapshot>): void => update(() => standing(change))

  async function run(client: PlatformClient, signal: AbortSignal): Promise<void> {
    const { isComplete, ids: before = [] } = snapshot()
    const known = new Set(before)
    const ids = (found = new Set())
    let pages = 0
    let outcome: Partial<QuerySnapshot>
    try {
      await read(query, client, { signal, timeout }, {
        onFailure(failureCount, skip) {
          skipPause = skip
          put({ failureCount })
        },
        onPage(resources, version, hasMore) {
          if (signal.aborted) return
          for (const id of resources.keys()) ids.add(id)
          pages += 1
          // A list that was whole stays so until it has been read to its end.
          const rows = isComplete
            ? {}
            : { ids: shareList(snapshot().ids, [...new Set([...ids, ...before])]), pages: pages + Number(hasMore) }
          update(({ confirmed }) => ({
            confirmed: writeAnswer(confirmed, kind, resources, version),
            ...standing({ failureCount: 0, ...rows })
          }))
        }
      })
      // What a person made while the list was being read is not in it yet.
      const made = snapshot().ids?.filter((id) => !known.has(id) && !ids.has(id)) ?? []
      outcome = { ids: shareList(snapshot().ids, [...made, ...ids]), pages, isComplete: true, error: undefined }
    } catch (error) {
      outcome = { error }
    }
    if (signal.aborted) return
    running = undefined
    put({ ...outcome, isFetching: false, failureCount: 0, settledAt: Date.now() })
    if (id === undefined && outcome.isComplete) onListRead()
    plan()
  }

  function fetch(): Promise<void> | undefined {
    skipPause?.()
    const { connection } = state()
    if (!running && connection.status === 'ready') {
      clearTimeout(timer)
      controller = new AbortController()
      running = run(connection.client, controller.signal)
      isBegunNow = true
      queueMicrotask(() => {
        isBegunNow = false
      })
      put({ isFetching: true, failureCount: 0 })
    }
    return running
  }

  const isWatched = (): boolean => environment.isVisible() && [...observers].some(({ isActive }) => isActive)

  function refreshEvery(): number | undefined {
    if (!query.isUnsettled?.(state().shown)) {
      unsettledSince = undefined
      return query.refreshEvery
    }
    const [first, last] = UNSETTLED_REFRESH
    unsettledSince ??= Date.now()
    return Math.min(last, Math.max(first, (Date.now() - unsettledSince) / 2))
  }

  function plan(): void {
    clearTimeout(timer)
    const { pages, settledAt } = snapshot()
    const every = refreshEvery()
    if (!every || pages > 1 || running || !isWatched() || !environment.isOnline()) return
    const isIdle = Date.now() - environment.lastTouch() >= IDLE_AFTER
    const pause = every * (isIdle ? IDLE_FACTOR : 1)
    // The clock of this machine may have been set back since.
    timer = setTimeout(fetch, Math.min(pause, settledAt + pause - Date.now()))
  }

  /** Reads for those who look, unless it fails, and was tried for them a moment ago already: then a moment later. */
  function probe(): void {
    const isFailing = snapshot().error !== undefined
    const early = isFailing ? Math.min(probedAt + PROBE_INTERVAL - Date.now(), PROBE_INTERVAL) : 0
    clearTimeout(timer)
    if (early > 0) {
      const beTried = (): void => {
        // Not measured again: the clock of this machine may have been set back.
        probedAt = -Infinity
        attend()
      }
      timer = setTimeout(beTried, early)
    } else {
      if (isFailing) probedAt = Date.now()
      void fetch()
    }
  }

  function attend(): void {
    const { ids, isComplete, error, settledAt } = snapshot()
    const isStale = !isComplete || error !== undefined || Date.now() - settledAt >= STALE_AFTER
    // What was never read is tried offline as well: some platforms need no network.
    if (isStale && !running && isWatched() && (environment.isOnline() || !ids)) probe()
    else plan()
  }

  // Whoever names what is to be read has it already.
  if (id === undefined && query.expected) put({ isComplete: true, settledAt: Date.now() })

  return {
    observers,
    ids: () => [...(snapshot().ids ?? []), ...found],
    fetch,
    async refetch() {
      if (!isBegunNow) {
        skipPause?.()
        await running
      }
      await fetch()
    },
    attend,
    stop() {
      clearTimeout(timer)
      if (!running) return
      running = undefined
      controller?.abort()
      put({ isFetching: false, failureCount: 0 })
    }
  }
}
