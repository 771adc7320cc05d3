import { withSignals } from '../../client/with-signals.js'
import { ActionAttemptFailedError, ActionAttemptTimeoutError, isApiError } from '../../client/index.js'
import type { ActionAttempt } from '../../client/resources.js'
import { isTransientError } from '../environment/retry.js'

/** How long after a look the next one follows, in ms: within the usual time, and later. */
const POLL_INTERVAL = 500
const LATE_POLL_INTERVAL = 2000
/** How long a device usually takes at most, in ms. */
const USUAL_TIME = 5000
/** How long an attempt is followed in all, in ms. */
const LONGEST_TIME = 120_000

/** Whether an answer is an action attempt. */
export const isActionAttempt = (answer: unknown): answer is ActionAttempt =>
  typeof Object(answer).action_attempt_id === 'string'

/**
 * Looks at a command to a device until it has ended. A look that fails in a way that may pass says nothing of the
 * command: the platform is asked again.
 *
 * @param onStillWaiting is told when the usual time is over and the command is not.
 * @throws ActionAttemptFailedError; ActionAttemptTimeoutError after two minutes; the reason of the signal; what a look
 *   failed with for good.
 */
export async function pollActionAttempt(
  attempt: ActionAttempt,
  look: (id: string, signal: AbortSignal) => PromiseLike<ActionAttempt>,
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

  /** @returns how long the platform asks to be left alone, in ms */
  async function lookOnce(signal: AbortSignal): Promise<number> {
    try {
      const next = await look(last.action_attempt_id, signal)
      if (isActionAttempt(next)) last = next
    } catch (error) {
      if (!isTransientError(error)) throw error
      if (isApiError(error)) return error.retryAfter ?? 0
    }
    return 0
  }

  async function follow(signal: AbortSignal): Promise<void> {
    // A status that we do not know is one on the way.
    for (let rest = 0; last.status !== 'success' && last.status !== 'error'; rest = await lookOnce(signal)) {
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
