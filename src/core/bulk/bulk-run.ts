import { runMutation } from '../actions/run-mutation.js'
import type { CommandOrigin } from '../gate/command-origin.js'
import type { Session } from '../session/session.js'
import { type BulkOutcome, countOutcomes, idsOf, rejectionOutcome } from './bulk-outcome.js'
import type { BulkProgress, BulkRun, Backoff } from './bulk-progress.js'
import { type BulkPlan, type BulkTask, isOneByOne, readsFirst } from './bulk-task.js'
import { batchCommits } from './batch-commits.js'
import { checkItems } from './check-items.js'
import { isUncertain, verifyOutcomes } from '../actions/verify-outcomes.js'
import { needsVerification } from './needs-verification.js'
import { bytesOf, fitsKeepalive, createKeepaliveBudget, measure, type Pace } from './keepalive-budget.js'
import { monotonicTime } from '../environment/monotonic-time.js'

const MAX_IN_FLIGHT = 6

/** Time in which a device has usually carried out a command, in ms. */
const TYPICAL_DURATION = 5000

/**
 * Runs many mutations, six at a time, each through the gate immediately before it is sent. The run pauses while the
 * user is being verified, and ends with the session or when the element belongs to another user. A slow device makes
 * room for the next task. A 429 pauses all tasks. Unknown outcomes are verified at the end, also of a stopped run.
 *
 * @param backoff is shared between runs, so that an immediate retry still honors the server's rate limit.
 * @param publish is called with the progress when outcomes change, and with `undefined` when the session has ended.
 */
export function runBulk(
  session: Session,
  plan: BulkPlan,
  backoff: Backoff,
  publish: (progress: BulkProgress | undefined, isSettled: boolean) => void
): BulkRun {
  const { tasks, source, snapshot } = plan
  const end = new AbortController()
  const stopped = new AbortController()
  const origin: CommandOrigin = { source, snapshot, run: end.signal, withdrawn: stopped.signal }
  const pace: Pace = { atOnce: plan.maxConcurrentCalls }
  const tally = countOutcomes(plan.settled)
  const { outcomes } = tally
  const uncertain = new Map<BulkTask, unknown>()
  const inFlight = new Set<BulkTask>()
  const keepaliveBudget = createKeepaliveBudget(pace)
  const confirmations = batchCommits(session)
  let next = 0
  let open = tasks.length
  /** Size of the request bodies that are in flight or still waiting, in bytes. */
  let bytesAhead = tasks.reduce((sum, task) => sum + bytesOf(task), 0)
  let isFinishing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const publishProgress = (isSettled = false): void => {
    const ahead = [...inFlight, ...tasks.slice(next)]
    const needsPage = ahead.some(readsFirst) || !fitsKeepalive(ahead.length, bytesAhead, pace)
    publish({ ...tally, needsPage }, isSettled)
  }

  /** Frees the slot of a task that has its response or is slow. */
  function leave(task: BulkTask): void {
    if (!inFlight.delete(task)) return
    keepaliveBudget.remove(task)
    bytesAhead -= bytesOf(task)
  }

  function put({ ids }: BulkTask, outcome: BulkOutcome): void {
    for (const id of ids) tally.put(id, outcome)
  }
  function settle(task: BulkTask, outcomeOf: (id: string) => BulkOutcome, answer?: unknown): void {
    for (const id of task.ids) {
      const outcome = outcomeOf(id)
      tally.put(id, outcome)
      if (outcome.status === 'done') task.onDone?.(id, answer)
      if (outcome.status === 'failed') plan.onFailed((task.subset?.([id]) ?? task).mutation, outcome.error)
    }
  }

  /** Verifies the items whose outcome the response doesn't contain, if the plan can verify them. */
  function settleAs(task: BulkTask, answer: unknown): void {
    const { ids, verify, subset } = task
    const outcomeOf = (id: string): BulkOutcome => task.outcomeOf?.(id, answer) ?? { status: 'done' }
    const unanswered = new Set(verify && subset ? ids.filter((id) => outcomeOf(id).status === 'failed') : [])
    settle({ ...task, ids: ids.filter((id) => !unanswered.has(id)) }, outcomeOf, answer)
    const [first] = unanswered
    if (!subset || first === undefined) return
    const unclear = subset([...unanswered])
    const outcome = outcomeOf(first)
    uncertain.set(unclear, outcome.status === 'failed' && outcome.error)
    put(unclear, { status: 'still-waiting' })
  }

  /** @param allowed the part of the task that passed the gate. */
  async function send(
    task: BulkTask,
    allowed: BulkTask,
    keepalive: boolean,
    isConfirmedByHost: boolean
  ): Promise<void> {
    // Everything that failed is refetched at the end.
    const { refetchOnError: _, patch, request, ...change } = allowed.mutation
    const outcome = await runMutation(
      {
        ...change,
        // The rows show that tasks are in flight. An optimistic patch for each would sort every list again.
        isOptimistic: false,
        deferCommit: patch !== undefined,
        request(client, options, known) {
          put(allowed, { status: 'running' })
          return request(client, { ...options, keepalive }, known)
        },
        onResponse(milliseconds) {
          measure(pace, milliseconds)
          publishProgress()
        },
        onRateLimited(pause) {
          backoff.until = Math.max(backoff.until, monotonicTime() + pause)
          put(allowed, { status: 'waiting' })
          publishProgress()
        }
      },
      { ...origin, isConfirmedByHost },
      session
    )
    if (outcome.status === 'done') confirmations.add(allowed.mutation)
    if (end.signal.aborted) return
    if (outcome.status === 'done') settleAs(allowed, outcome.answer)
    else if (outcome.status === 'failed' && isUncertain(outcome.error)) {
      uncertain.set(allowed, outcome.error)
      put(allowed, { status: 'still-waiting' })
    } else if (outcome.status === 'failed') settle(allowed, () => ({ status: 'failed', error: outcome.error }))
    else if (outcome.status === 'rejected') settle(allowed, () => rejectionOutcome(outcome.reason))
    else settle(allowed, () => ({ status: 'skipped', reason: stopped.signal.aborted ? 'stopped' : 'under-way' }))
    leave(task)
    open -= 1
    proceed()
  }

  /** Settles a task that is not sent. */
  function skip(task: BulkTask, outcome: BulkOutcome): void {
    open -= 1
    bytesAhead -= bytesOf(task)
    settle(task, () => outcome)
  }

  /** Returns the part of a task that passes the gate, and settles the rest. */
  function allowedOf(task: BulkTask): BulkTask | undefined {
    const { allowed, rejections } = checkItems(task, origin, session)
    for (const [id, rejection] of rejections) settle({ ...task, ids: [id] }, () => rejectionOutcome(rejection))
    return allowed
  }

  /**
   * @param isLeaving `true` to start only what survives leaving the page. @returns `true` if the next task can start
   * too.
   */
  function begin(isLeaving = false): boolean {
    const task = tasks[next]
    if (!task || source.status() !== 'present' || (isLeaving && readsFirst(task))) return false
    // Browsers limit the size of keepalive requests. Without keepalive the request is still sent while the page stays.
    const keepalive = keepaliveBudget.add(task)
    if (isLeaving && !keepalive) return false
    next += 1
    const { key, onConflict } = task.mutation
    const isInFlight = onConflict === 'ignore' && session.store.getState().mutations.has(key)
    const reason = isInFlight ? 'under-way' : task.getSkipReason()
    const allowed = reason ? task : allowedOf(task)
    if (reason || !allowed) {
      keepaliveBudget.remove(task)
      skip(reason ? task : { ...task, ids: [] }, { status: 'skipped', reason: reason ?? 'not-offered' })
      return true
    }
    inFlight.add(task)
    void send(task, allowed, keepalive, isOneByOne(task))
    return true
  }

  function proceed(): void {
    // The timer is now the pause before the verification.
    if (isFinishing) return
    clearTimeout(timer)
    const pause = backoff.until - monotonicTime()
    if (pause > 0 && next < tasks.length) timer = setTimeout(proceed, pause)
    else while (next < tasks.length && inFlight.size < MAX_IN_FLIGHT && begin());
    publishProgress()
    if (open === 0) void finish()
  }

  async function finish(): Promise<void> {
    isFinishing = true
    confirmations.show()
    if (uncertain.size > 0 && plan.verifyQuery) {
      // A lost command may still be carried out.
      await new Promise((resolve) => (timer = setTimeout(resolve, TYPICAL_DURATION)))
    }
    const queries = needsVerification(plan, idsOf(outcomes, 'failed'), [...uncertain.keys()])
    await verifyOutcomes(session, queries, () => end.signal.aborted)
    if (end.signal.aborted) return
    for (const [task, error] of uncertain) {
      settle(task, (id) => (task.isApplied?.(id) ? { status: 'done' } : { status: 'failed', error }))
    }
    release()
    publishProgress(true)
    plan.onSettled(outcomes)
    plan.onDone?.(idsOf(outcomes, 'done'))
  }

  function follow(): void {
    const { connection, mutations } = session.store.getState()
    if (connection.status !== 'ready' || source.status() === 'gone') {
      release()
      end.abort()
      return publish(undefined, true)
    }
    const late = [...inFlight].filter(({ mutation }) => mutations.get(mutation.key)?.isSlow)
    for (const task of late) {
      leave(task)
      put(task, { status: 'still-waiting' })
    }
    if (late.length > 0) proceed()
  }
  const stopFollowing = [session.store.subscribe(follow), source.subscribe(onAsker)]

  /** The user may have been verified meanwhile. */
  function onAsker(): void {
    follow()
    if (!end.signal.aborted) proceed()
  }

  function release(): void {
    for (const each of stopFollowing) each()
    confirmations.show()
    clearTimeout(timer)
  }

  for (const task of tasks) put(task, { status: 'waiting' })
  publishProgress()
  // The caller has the run before it can end.
  queueMicrotask(proceed)
  return {
    flush() {
      while (begin(true));
      proceed()
    },
    stop() {
      if (isFinishing || end.signal.aborted) return
      stopped.abort()
      for (const task of tasks.slice(next)) skip(task, { status: 'skipped', reason: 'stopped' })
      next = tasks.length
      proceed()
    }
  }
}
