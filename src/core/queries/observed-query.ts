import type { PlatformClient } from '../../client/index.js'
import { createIncrementalRefetch } from './incremental-refetch.js'
import { pollBackoff } from './poll-interval.js'
import type { Query } from './query.js'
import { read, type ReadListener } from './read.js'
import { isRetryable } from '../environment/retry.js'
import { type QuerySnapshot, type SessionContext, type SessionState, IDLE_QUERY } from '../session/session-state.js'
import { isSameRecord, replaceEqualList } from '../resources/structural-sharing.js'
import { writeResponse } from '../resources/tables.js'

/** An answer older than this is read again when somebody comes to look at it, in ms. */
const STALE_TIME = 30_000
/** How many pages of a long list are read in the time in which one of a single page is read again. */
const PAGES_PER_INTERVAL = 6
/** What failed is not read again sooner than this because somebody comes back to look at it, in ms. */
const THROTTLE_INTERVAL = 10_000
/** What is about to become something else is read again this soon at first, and this late at last, in ms. */
const TRANSITION_POLL = [5000, 30_000] as const

/** One that looks at a query. It reads on its own time only while it is active. */
export interface QueryObserver {
  isActive: boolean
  /** The ids of what can be seen of it. */
  visibleIds?: (() => readonly string[]) | undefined
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
  revalidate(): void
  /** Ends the read that is under way and everything that is planned. */
  stop(): void
}

/** What is there now in the order in which it was before, and before it what has come since. */
function mergeInOrder(
  before: readonly string[],
  made: readonly string[],
  found: ReadonlySet<string>
): readonly string[] {
  const known = new Set(before)
  return [...made, ...[...found].filter((id) => !known.has(id)), ...before.filter((id) => found.has(id))]
}

/** @param onListRead is told when a list was read to its end. */
export function createObservedQuery<Resource>(
  query: Query<Resource>,
  context: SessionContext,
  onListRead: () => void
): ObservedQuery {
  const { environment, timeout, state, update } = context
  const { key, id, kind } = query
  const observers = new Set<QueryObserver>()
  let found = new Set<string>()
  let running: Promise<void> | undefined
  /** Whether what is under way is a round: the pages of a long list in turn, with pauses. */
  let isIncremental = false
  /** Ends a pause of the round. */
  let resume: (() => void) | undefined
  /** When a page of the round was last asked for. */
  let pageAt = 0
  /** How many rounds in a row the platform broke off, as it does when a cursor has expired. */
  let rejectedRounds = 0
  let startedThisTurn = false
  let controller: AbortController | undefined
  let skipPause: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let transitioningSince: number | undefined
  let refetchedAt = -Infinity

  const snapshot = (): QuerySnapshot => state().queries.get(key) ?? IDLE_QUERY
  function status(change: Partial<QuerySnapshot>): Pick<SessionState, 'queries'> {
    const { queries } = state()
    const next = { ...snapshot(), ...change }
    return { queries: isSameRecord(next, snapshot()) ? queries : new Map(queries).set(key, next) }
  }
  const put = (change: Partial<QuerySnapshot>): void => update(() => status(change))

  const waitForTurn = (): Promise<void> =>
    new Promise((resolve) => {
      resume = () => {
        resume = undefined
        pageAt = Date.now()
        resolve()
      }
      plan()
    })
  const inView = (): string[] =>
    [...observers].flatMap((observer) => (observer.isActive && observer.visibleIds?.()) || [])

  async function run(client: PlatformClient, signal: AbortSignal, inTurn: boolean): Promise<void> {
    const { isComplete, ids: before = [] } = snapshot()
    const known = new Set(before)
    const ids = (found = new Set())
    let pages = 0
    let outcome: Partial<QuerySnapshot>
    try {
      const listener: ReadListener<Resource> = {
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
            : {
                ids: replaceEqualList(snapshot().ids, [...new Set([...ids, ...before])]),
                pages: pages + Number(hasMore)
              }
          update(({ confirmed }) => ({
            confirmed: writeResponse(confirmed, kind, resources, version),
            ...status({ failureCount: 0, ...rows })
          }))
        }
      }
      const round = inTurn
        ? createIncrementalRefetch(query, context, { before, found: ids, inView, wait: waitForTurn })
        : undefined
      await read(query, client, { signal, timeout }, listener, round)
      rejectedRounds = 0
      // What a person made while the list was being read is not in it yet.
      const made = snapshot().ids?.filter((id) => !known.has(id) && !ids.has(id)) ?? []
      const whole = replaceEqualList(snapshot().ids, inTurn ? mergeInOrder(before, made, ids) : [...made, ...ids])
      outcome = { ids: whole, pages, isComplete: true, error: undefined, dataUpdatedAt: Date.now() }
    } catch (error) {
      if (signal.aborted) return
      const isRefused = inTurn && !isRetryable(error)
      if (isRefused) rejectedRounds += 1
      outcome = isRefused ? {} : { error }
    }
    if (signal.aborted) return
    running = undefined
    isIncremental = false
    put({ ...outcome, isFetching: false, failureCount: 0, updatedAt: Date.now() })
    if (id === undefined && outcome.isComplete) onListRead()
    plan()
  }

  function begin(inTurn: boolean): void {
    const { connection } = state()
    if (running || connection.status !== 'ready') return
    clearTimeout(timer)
    controller = new AbortController()
    isIncremental = inTurn
    pageAt = Date.now()
    running = run(connection.client, controller.signal, inTurn)
    // What goes on all the time is not worth a word.
    if (inTurn) return
    startedThisTurn = true
    queueMicrotask(() => {
      startedThisTurn = false
    })
    put({ isFetching: true, failureCount: 0 })
  }

  function stop(): void {
    clearTimeout(timer)
    if (!running) return
    running = undefined
    isIncremental = false
    resume = undefined
    controller?.abort()
    put({ isFetching: false, failureCount: 0 })
  }

  function fetch(): Promise<void> | undefined {
    skipPause?.()
    if (isIncremental) stop()
    begin(false)
    return running
  }

  const isWatched = (): boolean => environment.isVisible() && [...observers].some(({ isActive }) => isActive)

  function refreshEvery(): number | undefined {
    if (snapshot().pages > 1 || !query.isTransitioning?.(state().shown)) {
      transitioningSince = undefined
      return query.refetchInterval
    }
    const [first, last] = TRANSITION_POLL
    transitioningSince ??= Date.now()
    return Math.min(last, Math.max(first, (Date.now() - transitioningSince) / 2))
  }

  function plan(): void {
    clearTimeout(timer)
    const { pages, updatedAt, isComplete, error } = snapshot()
    const every = refreshEvery()
    if (!every || (running && !resume) || !isWatched() || !environment.isOnline()) return
    const turn = every / PAGES_PER_INTERVAL
    // Where rounds are broken off, the pages are read in one go, after as long as their turns would have taken.
    const inTurn = pages > 1 && isComplete && error === undefined && rejectedRounds < 2
    const rest = inTurn ? every - (pages - 1) * turn : Math.max(every, pages * turn)
    const isOn = resume || (inTurn && rejectedRounds > 0)
    const pause = (isOn ? turn : Math.max(turn, rest)) * pollBackoff(environment)
    // The clock of this machine may have been set back since.
    const left = Math.min(pause, (resume ? pageAt : updatedAt) + pause - Date.now())
    timer = setTimeout(resume ?? begin, left, inTurn)
  }

  /** Reads for those who look, unless it fails, and was tried for them a moment ago already: then a moment later. */
  function refetchThrottled(): void {
    const isFailing = snapshot().error !== undefined
    const early = isFailing ? Math.min(refetchedAt + THROTTLE_INTERVAL - Date.now(), THROTTLE_INTERVAL) : 0
    clearTimeout(timer)
    if (early > 0) {
      const beTried = (): void => {
        // Not measured again: the clock of this machine may have been set back.
        refetchedAt = -Infinity
        revalidate()
      }
      timer = setTimeout(beTried, early)
    } else {
      if (isFailing) refetchedAt = Date.now()
      void fetch()
    }
  }

  function revalidate(): void {
    const { ids, isComplete, error, updatedAt } = snapshot()
    const isStale = !isComplete || error !== undefined || Date.now() - (resume ? pageAt : updatedAt) >= STALE_TIME
    // What was never read is tried offline as well: some platforms need no network.
    if (isStale && (!running || resume) && isWatched() && (environment.isOnline() || !ids)) refetchThrottled()
    else plan()
  }

  // Whoever names what is to be read has it already.
  if (id === undefined && query.requestedIds) put({ isComplete: true, updatedAt: Date.now() })

  return {
    observers,
    ids: () => [...(snapshot().ids ?? []), ...found],
    fetch,
    async refetch() {
      if (!startedThisTurn && !isIncremental) {
        skipPause?.()
        await running
      }
      await fetch()
    },
    revalidate,
    stop
  }
}
