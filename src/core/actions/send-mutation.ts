/** A button is pressed, step 7: retries it after a 429. */
import { isApiError } from '../../client/index.js'
import { delay } from '../environment/delay.js'
import { monotonicTime } from '../environment/monotonic-time.js'

const RETRIES = 2
const FIRST_PAUSE = 200

/** Returns the delay before a retry after a 429, in ms, or `undefined` for other errors. */
function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!isApiError(error) || error.statusCode !== 429) return undefined
  return Math.max(error.retryAfter ?? 0, FIRST_PAUSE * 2 ** failures)
}

interface Limits {
  /** How long it may still be sent, in ms. */
  readonly timeLeft: number
  /** Called before it is sent again. @throws if it must not be */
  onRetry(): void
  /** Called with the `Retry-After` delay, in ms. */
  onRateLimited?: ((pause: number) => void) | undefined
  /** Ends the pause before a retry. `onRetry` decides what follows. */
  readonly withdrawn?: AbortSignal | undefined
}

/**
 * Sends a mutation, and retries up to two more times after a 429 while there is time. Later the user decides.
 *
 * @throws the last error, an error of `onRetry`, or the reason of the signal
 */
export async function sendMutation<ResponseValue>(
  send: () => PromiseLike<ResponseValue>,
  { timeLeft, onRetry, onRateLimited, withdrawn }: Limits,
  signal: AbortSignal
): Promise<ResponseValue> {
  const latest = monotonicTime() + timeLeft
  for (let failures = 0; ; failures += 1) {
    try {
      return await send()
    } catch (error) {
      const pause = pauseAfter(error, failures)
      if (pause !== undefined) onRateLimited?.(pause)
      if (pause === undefined || failures === RETRIES || monotonicTime() + pause > latest) throw error
      await delay(pause, [signal, withdrawn])
      signal.throwIfAborted()
      // Timers are late after the machine was asleep.
      if (monotonicTime() > latest) throw error
      onRetry()
    }
  }
}
