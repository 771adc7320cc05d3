import { withSignals } from './abort.js'
import { ActionAttemptFailedError, ActionAttemptTimeoutError } from './errors.js'
import type { WaitingTime } from './options.js'
import type { ActionAttempt } from './resources.js'
import { LONGEST_TIMER } from './timer.js'

/**
 * Looks at a command to a device until it is done.
 * @throws ActionAttemptFailedError, ActionAttemptTimeoutError, the reason of the signal, or what a look failed with.
 */
export async function settle<Attempt extends ActionAttempt>(
  attempt: Attempt,
  { timeout = 5000, pollingInterval = 500 }: WaitingTime,
  look: (id: string, signal: AbortSignal) => PromiseLike<Attempt>,
  outer: AbortSignal | undefined
): Promise<Attempt> {
  const end = new AbortController()
  let last = attempt
  let pause: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => end.abort(new ActionAttemptTimeoutError(last, timeout))
  const timer = setTimeout(giveUp, Math.min(timeout, LONGEST_TIMER))
  const follow = async (signal: AbortSignal): Promise<void> => {
    // A status that we do not know is one on the way.
    while (last.status !== 'success' && last.status !== 'error') {
      await new Promise((resolve) => {
        pause = setTimeout(resolve, pollingInterval)
      })
      last = await look(last.action_attempt_id, signal)
    }
  }
  try {
    await withSignals([outer], follow, end)
  } finally {
    clearTimeout(timer)
    clearTimeout(pause)
  }
  if (last.status === 'error') throw new ActionAttemptFailedError(last)
  return last
}
