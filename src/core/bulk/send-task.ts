import { runMutation } from '../actions/run-mutation.js'
import { monotonicTime } from '../environment/monotonic-time.js'
import type { CommandOrigin } from '../gate/command-origin.js'
import type { Session } from '../session/session.js'
import { batchCommits } from './batch-commits.js'
import { type BulkRunEvent, type BulkRunState, canOutlivePage, nextTask } from './bulk-run-state.js'
import { type BulkTask, isOneByOne, readsFirst } from './bulk-task.js'
import { checkTask } from './check-task.js'
import { measure, type Pace } from './keepalive-budget.js'
import type { TaskOutcomes } from './task-outcomes.js'

/** No requests are sent before `until` (monotonic time), because the platform returned 429. */
export interface Backoff {
  until: number
}

/** Sends the tasks of a bulk run. */
interface TaskSender {
  /**
   * Starts the next task of the run, or records why it is not sent.
   *
   * @param isLeaving `true` to start it only if it survives leaving the page
   * @returns `false` if no task can start now
   */
  start(run: BulkRunState, isLeaving?: boolean): boolean
  /** Frees the slots of tasks whose devices are slow. */
  freeSlots(inFlight: Iterable<BulkTask>): void
  /** Commits the results that are still waiting. */
  commit(): void
}

/** Signals and state of the run, and what it does when a task changes. */
interface RunPorts {
  readonly origin: CommandOrigin & { readonly run: AbortSignal; readonly withdrawn: AbortSignal }
  readonly outcomes: TaskOutcomes
  readonly pace: Pace
  readonly backoff: Backoff
  dispatch(event: BulkRunEvent): void
  publishProgress(): void
  proceed(): void
}

/** @param ports of the run that owns the tasks */
export function createTaskSender(session: Session, ports: RunPorts): TaskSender {
  const { origin, outcomes, pace, backoff, dispatch, publishProgress, proceed } = ports
  const { record } = outcomes
  const commits = batchCommits(session)

  /** @param allowed the part of the task that passed the gate */
  async function send(task: BulkTask, allowed: BulkTask, keepalive: boolean): Promise<void> {
    // Everything that failed is refetched at the end.
    const { refetchOnError: _, patch, request, ...rest } = allowed.mutation
    const outcome = await runMutation(
      {
        ...rest,
        // The rows show that tasks are in flight. An optimistic patch for each would sort every list again.
        isOptimistic: false,
        deferCommit: patch !== undefined,
        request(client, options, known) {
          record(allowed, { status: 'running' })
          return request(client, { ...options, keepalive }, known)
        },
        onResponse(milliseconds) {
          measure(pace, milliseconds)
          publishProgress()
        },
        onRateLimited(pause) {
          backoff.until = Math.max(backoff.until, monotonicTime() + pause)
          record(allowed, { status: 'waiting' })
          publishProgress()
        }
      },
      { ...origin, isConfirmedByHost: isOneByOne(task) },
      session
    )
    if (outcome.status === 'succeeded') commits.add(allowed.mutation)
    if (origin.run.aborted) return
    outcomes.recordEnd(allowed, outcome, origin.withdrawn.aborted)
    dispatch({ type: 'taskEnded', task })
    proceed()
  }

  return {
    start(run, isLeaving = false) {
      // A page that is being left cannot wait for the turn of a task.
      const task = isLeaving ? run.waiting[0] : nextTask(run)
      if (!task || origin.source.status() !== 'present' || (isLeaving && readsFirst(task))) return false
      // Browsers limit the size of keepalive requests. Without keepalive the request is still sent while the page stays.
      const keepalive = canOutlivePage(task, run, pace)
      if (isLeaving && !keepalive) return false
      dispatch({ type: 'taskStarted', task, keepalive })
      const allowed = checkTask(task, origin, session, outcomes)
      if (allowed) void send(task, allowed, keepalive)
      else dispatch({ type: 'taskEnded', task })
      return true
    },
    freeSlots(inFlight) {
      const { mutations } = session.store.getState()
      const slow = [...inFlight].filter(({ mutation }) => mutations.get(mutation.key)?.isSlow)
      for (const task of slow) {
        dispatch({ type: 'taskSlowed', task })
        record(task, { status: 'still-waiting' })
      }
      if (slow.length > 0) proceed()
    },
    commit: commits.show
  }
}
