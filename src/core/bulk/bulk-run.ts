import { monotonicTime } from '../environment/monotonic-time.js'
import type { CommandSource } from '../gate/command-origin.js'
import type { Session } from '../session/session.js'
import { idsOf, type OutcomeCounter } from './bulk-outcome.js'
import { type BulkRunEvent, createBulkRunState, needsPage, nextStep, reduceBulkRun } from './bulk-run-state.js'
import type { BulkPlan } from './bulk-task.js'
import type { Pace } from './keepalive-budget.js'
import { type Backoff, createTaskSender } from './send-task.js'
import { createTaskOutcomes } from './task-outcomes.js'
import { verifyTasks } from './verify-tasks.js'

export interface BulkRun {
  /**
   * Sends the remaining tasks immediately because the page is being left, as many as fit the keepalive budget. The rest
   * continues if the page comes back.
   */
  flush(): void
  /** Sends nothing more, also not again after a 429. Requests in flight end as usual, and unknown outcomes are verified. */
  stop(): void
}

/** Progress of a bulk run. */
interface BulkProgress extends OutcomeCounter {
  /** `true` if more requests remain than would survive leaving the page. */
  readonly needsPage: boolean
}

/** Returns `false` if the session has ended, or the element belongs to another user. */
const canContinue = ({ store }: Session, source: CommandSource): boolean =>
  store.getState().connection.status === 'ready' && source.status() !== 'gone'

type Publish = (progress: BulkProgress | undefined, isSettled: boolean) => void

/**
 * Runs many mutations, six at a time, each through the gate immediately before it is sent. The run pauses while the
 * user is being verified, and ends with the session or when the element belongs to another user. A slow device makes
 * room for the next task. A 429 pauses all tasks. Unknown outcomes are verified at the end, also of a stopped run.
 * `bulk-run-state.ts` has its states and decides what comes next.
 *
 * @param backoff is shared between runs, so that an immediate retry still honors the server's rate limit.
 * @param publish is called with the progress when outcomes change, and with `undefined` when the session has ended.
 */
export function runBulk(session: Session, plan: BulkPlan, backoff: Backoff, publish: Publish): BulkRun {
  const { tasks, source, snapshot } = plan
  const end = new AbortController()
  const stopped = new AbortController()
  const origin = { source, snapshot, run: end.signal, withdrawn: stopped.signal }
  const pace: Pace = { atOnce: plan.maxConcurrentCalls }
  const outcomes = createTaskOutcomes(plan)
  const { counter, record } = outcomes
  const sender = createTaskSender(session, { origin, outcomes, pace, backoff, dispatch, publishProgress, proceed })
  let run = createBulkRunState(tasks)
  let timer: ReturnType<typeof setTimeout> | undefined

  function dispatch(event: BulkRunEvent): void {
    run = reduceBulkRun(run, event)
  }

  function publishProgress(): void {
    if (run.status !== 'ended') publish({ ...counter, needsPage: needsPage(run, pace) }, run.status === 'settled')
  }

  function proceed(): void {
    clearTimeout(timer)
    const pause = backoff.until - monotonicTime()
    let step = nextStep(run, pause)
    while (step === 'start' && sender.start(run)) step = nextStep(run, pause)
    if (step === 'backOff') timer = setTimeout(proceed, pause)
    if (step) publishProgress()
    if (step === 'verify') void verify()
  }

  async function verify(): Promise<void> {
    dispatch({ type: 'tasksEnded' })
    sender.commit()
    await verifyTasks(session, plan, outcomes, end.signal)
    if (end.signal.aborted) return
    release()
    dispatch({ type: 'verified' })
    publishProgress()
    plan.onSettled(counter.outcomes)
    plan.onSucceeded?.(idsOf(counter.outcomes, 'succeeded'))
  }

  function follow(): void {
    if (canContinue(session, source)) return sender.freeSlots(run.inFlight.keys())
    release()
    dispatch({ type: 'ended' })
    end.abort()
    publish(undefined, true)
  }

  /** The user may have been verified meanwhile. */
  function onSource(): void {
    follow()
    proceed()
  }
  const stopFollowing = [session.store.subscribe(follow), source.subscribe(onSource)]

  function release(): void {
    for (const each of stopFollowing) each()
    sender.commit()
    clearTimeout(timer)
  }

  publishProgress()
  // The caller has the run before it can end.
  queueMicrotask(proceed)
  return {
    flush() {
      while (sender.start(run, true));
      proceed()
    },
    stop() {
      if (run.status !== 'sending') return
      for (const task of run.waiting) record(task, { status: 'skipped', reason: 'stopped' })
      dispatch({ type: 'stopped' })
      stopped.abort()
      proceed()
    }
  }
}
