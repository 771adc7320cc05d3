/** A button is pressed, step 8: polls until the device has done it. */

import { ActionAttemptFailedError, ActionAttemptTimeoutError, isApiError } from '../../client/index.js'
import type { ActionAttempt } from '../../client/resources.js'
import { withSignals } from '../../client/with-signals.js'
import { isTransientError } from '../environment/retry.js'

/** Delay between two polls, in ms: at first, and after the typical duration. */
const POLL_INTERVAL = 500
const LATE_POLL_INTERVAL = 2000
/** Typical maximum duration of a command, in ms. */
const USUAL_TIME = 5000
/** Timeout of an action attempt, in ms. */
const LONGEST_TIME = 120_000

/** Returns `true` if a response is an action attempt. */
export const isActionAttempt = (response: unknown): response is ActionAttempt =>
  typeof Object(response).action_attempt_id === 'string'

/**
 * Polls an action attempt until it has ended. Transient errors of a poll are ignored.
 *
 * @param onStillWaiting is called when the typical duration has passed
 * @throws ActionAttemptFailedError; ActionAttemptTimeoutError after two minutes; the reason of the signal; permanent
 * errors of a poll
 */
export async function pollActionAttempt(
  attempt: ActionAttempt,
  readAttempt: (id: string, signal: AbortSignal) => PromiseLike<ActionAttempt>,
  outer: AbortSignal,
  onStillWaiting: () => void
): Promise<void> {
  const end = new AbortController()
  let last = attempt
  let interval = POLL_INTERVAL
  let pause: ReturnType<typeof setTimeout> | undefined

  const beLate = (): void => {
    interval = LATE_POLL_INTERVAL
    onStillWaiting()
  }
  const giveUp = (): void => end.abort(new ActionAttemptTimeoutError(last, LONGEST_TIME))

  /** @returns the `Retry-After` delay in ms */
  async function pollOnce(signal: AbortSignal): Promise<number> {
    try {
      const next = await readAttempt(last.action_attempt_id, signal)
      if (isActionAttempt(next)) last = next
    } catch (error) {
      if (!isTransientError(error)) throw error
      if (isApiError(error)) return error.retryAfter ?? 0
    }
    return 0
  }

  async function follow(signal: AbortSignal): Promise<void> {
    // An unknown status counts as pending.
    for (let rest = 0; last.status !== 'success' && last.status !== 'error'; rest = await pollOnce(signal)) {
      signal.throwIfAborted()
      await new Promise((resolve) => {
        pause = setTimeout(resolve, Math.max(interval, rest))
      })
    }
  }

  const timers = [setTimeout(beLate, USUAL_TIME), setTimeout(giveUp, LONGEST_TIME)]
  try {
    await withSignals([outer], follow, end)
  } finally {
    for (const timer of [...timers, pause]) clearTimeout(timer)
  }
  if (last.status === 'error') throw new ActionAttemptFailedError(last)
}
