import { ActionAttemptFailedError, ActionAttemptTimeoutError } from './errors.js'
import type { WaitingTime } from './options.js'
import type { ActionAttempt } from './resources.js'
import { MAX_TIMER_DELAY } from './timer.js'
import { withSignals } from './with-signals.js'

/**
 * Polls an action attempt until it has succeeded or failed.
 *
 * @throws ActionAttemptFailedError, ActionAttemptTimeoutError, the signal's reason, or the error of a poll
 */
export async function waitUntilSettled<Attempt extends ActionAttempt>(
  attempt: Attempt,
  { timeout = 5000, pollingInterval = 500 }: WaitingTime,
  poll: (id: string, signal: AbortSignal) => PromiseLike<Attempt>,
  outerSignal: AbortSignal | undefined
): Promise<Attempt> {
  const controller = new AbortController()
  let latest = attempt
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  const onTimeout = () => controller.abort(new ActionAttemptTimeoutError(latest, timeout))
  const timeoutTimer = setTimeout(onTimeout, Math.min(timeout, MAX_TIMER_DELAY))
  const pollUntilSettled = async (signal: AbortSignal): Promise<void> => {
    // Unknown statuses count as pending.
    while (latest.status !== 'success' && latest.status !== 'error') {
      await new Promise((resolve) => {
        pollTimer = setTimeout(resolve, pollingInterval)
      })
      latest = await poll(latest.action_attempt_id, signal)
    }
  }
  try {
    await withSignals([outerSignal], pollUntilSettled, controller)
  } finally {
    clearTimeout(timeoutTimer)
    clearTimeout(pollTimer)
  }
  if (latest.status === 'error') throw new ActionAttemptFailedError(latest)
  return latest
}
