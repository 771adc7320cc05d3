import { abortable } from './abort.js'
import { ActionAttemptFailedError, ActionAttemptTimeoutError } from './errors.js'
import type { WaitForActionAttempt } from './options.js'
import type { ActionAttempt } from './resources.js'

/** What a timer can hold. */
const LONGEST = 2 ** 31 - 1

/** How long to wait, from what was asked of the client and of one call; nothing when it should not. */
export function waitingTime(ofClient: WaitForActionAttempt, ofCall: WaitForActionAttempt) {
  if (!ofCall) return
  const { timeout = 5000, pollingInterval = 500 } = {
    ...(typeof ofClient === 'object' && ofClient),
    ...(typeof ofCall === 'object' && ofCall)
  }
  return { timeout, pollingInterval }
}

/**
 * Looks at a command to a device until it is done.
 * @throws ActionAttemptFailedError, ActionAttemptTimeoutError, the reason of the signal, or what a look failed with.
 */
export async function settle<Attempt extends ActionAttempt>(
  first: Attempt,
  { timeout, pollingInterval }: { timeout: number; pollingInterval: number },
  look: (id: string, signal: AbortSignal) => PromiseLike<Attempt>,
  signal: AbortSignal | undefined
): Promise<Attempt> {
  signal?.throwIfAborted()
  let attempt = first
  let pause: ReturnType<typeof setTimeout> | undefined
  const end = new AbortController()
  signal?.addEventListener('abort', () => end.abort(signal.reason), { signal: end.signal })
  const giveUp = () => end.abort(new ActionAttemptTimeoutError(attempt, timeout))
  const timer = setTimeout(giveUp, Math.min(timeout, LONGEST))
  const interval = () =>
    new Promise((resolve) => {
      pause = setTimeout(resolve, pollingInterval)
    })
  try {
    // A status that we do not know is one on the way.
    while (attempt.status !== 'success' && attempt.status !== 'error') {
      await abortable(interval(), end.signal)
      attempt = await look(attempt.action_attempt_id, end.signal)
    }
  } finally {
    clearTimeout(timer)
    clearTimeout(pause)
    end.abort()
  }
  if (attempt.status === 'error') throw new ActionAttemptFailedError(attempt)
  return attempt
}
