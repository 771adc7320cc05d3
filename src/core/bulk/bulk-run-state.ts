import { type BulkTask, readsFirst } from './bulk-task.js'
import { fitsKeepalive, type Pace } from './keepalive-budget.js'

const MAX_IN_FLIGHT = 6

/**
 * State of a bulk run.
 *
 * ```
 * sending ── stopped ──▶ stopping
 * sending, stopping ── taskStarted, taskSlowed, taskEnded ──▶ sending, stopping
 * sending, stopping ── tasksEnded ──▶ verifying ── verified ──▶ settled
 * sending, stopping, verifying ── ended ──▶ ended
 * ```
 *
 * - `stopping`: the user has stopped it. Requests in flight end as usual.
 * - `verifying`: every task has ended, and unknown outcomes are being verified.
 * - `ended`: its session has ended, or its element belongs to another user.
 */
export interface BulkRunState {
  readonly status: 'sending' | 'stopping' | 'verifying' | 'settled' | 'ended'
  /** Tasks that have not started. */
  readonly waiting: readonly BulkTask[]
  /** Started tasks that have no response and are not slow. `true` if the request survives leaving the page. */
  readonly inFlight: ReadonlyMap<BulkTask, boolean>
  /** Number of tasks that have not ended. */
  readonly remaining: number
}

export type BulkRunEvent =
  /** The next task takes a slot. */
  | { readonly type: 'taskStarted'; readonly task: BulkTask; readonly keepalive: boolean }
  /** `taskSlowed`: a slow device frees the slot of its task. `taskEnded`: the task has an outcome, or one to verify. */
  | { readonly type: 'taskSlowed' | 'taskEnded'; readonly task: BulkTask }
  | { readonly type: 'stopped' | 'tasksEnded' | 'verified' | 'ended' }

/** Returns the state of a run before its first task. */
export const createBulkRunState = (waiting: readonly BulkTask[]): BulkRunState => ({
  status: 'sending',
  waiting,
  inFlight: new Map(),
  remaining: waiting.length
})

/** Returns the state of a run after an event. */
export function reduceBulkRun(run: BulkRunState, event: BulkRunEvent): BulkRunState {
  const { waiting, inFlight, remaining } = run
  switch (event.type) {
    case 'taskStarted':
      return {
        ...run,
        waiting: waiting.filter((task) => task !== event.task),
        inFlight: new Map(inFlight).set(event.task, event.keepalive)
      }
    case 'taskSlowed':
    case 'taskEnded': {
      const rest = new Map(inFlight)
      rest.delete(event.task)
      return { ...run, inFlight: rest, remaining: remaining - Number(event.type === 'taskEnded') }
    }
    case 'stopped':
      return { ...run, status: 'stopping', waiting: [], remaining: remaining - waiting.length }
    case 'tasksEnded':
      return { ...run, status: 'verifying' }
    case 'verified':
      return { ...run, status: 'settled' }
    case 'ended':
      return { ...run, status: 'ended' }
  }
}

/**
 * Returns the task to start next: the first one with a key that no task in flight has. Mutations with the same key are sent
 * one at a time, and each is a command of its own when its turn comes.
 */
export function nextTask({ waiting, inFlight }: BulkRunState): BulkTask | undefined {
  const taken = new Set([...inFlight.keys()].map(({ mutation }) => mutation.key))
  return waiting.find(({ mutation }) => !taken.has(mutation.key))
}

/**
 * Returns the next step of a run: start a task, verify unknown outcomes, or wait.
 *
 * @param pause how long the platform accepts no request after a 429, in ms
 */
export function nextStep(run: BulkRunState, pause: number): 'start' | 'backOff' | 'verify' | 'wait' | undefined {
  const { status, waiting, inFlight, remaining } = run
  if (status !== 'sending' && status !== 'stopping') return undefined
  if (remaining === 0) return 'verify'
  if (waiting.length === 0) return 'wait'
  if (pause > 0) return 'backOff'
  return inFlight.size < MAX_IN_FLIGHT && nextTask(run) ? 'start' : 'wait'
}

/** Returns `true` if more requests remain than would survive leaving the page. */
export function needsPage({ waiting, inFlight }: BulkRunState, pace: Pace): boolean {
  const ahead = [...inFlight.keys(), ...waiting]
  return ahead.some(readsFirst) || !fitsKeepalive(ahead, pace)
}

/** Returns `true` if the request of a task would survive leaving the page, besides those that are in flight. */
export const canOutlivePage = (task: BulkTask, { inFlight }: BulkRunState, pace: Pace): boolean =>
  fitsKeepalive([task, ...[...inFlight.keys()].filter((other) => inFlight.get(other))], pace)
