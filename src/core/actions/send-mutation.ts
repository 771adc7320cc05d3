import { isApiError } from '../../client/index.js'

const RETRIES = 2
const FIRST_PAUSE = 200

/** How long a platform that sends a change away wants to be left alone; nothing where it failed otherwise. */
function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!isApiError(error) || error.statusCode !== 429) return undefined
  return Math.max(error.retryAfter ?? 0, FIRST_PAUSE * 2 ** failures)
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

interface Limits {
  /** How long it may still be sent, in ms. */
  readonly timeLeft: number
  /** Called before it is sent again. @throws if it must not be */
  onRetry(): void
  /** Called with how long the platform wants to be left alone, in ms. */
  onRateLimited?: ((pause: number) => void) | undefined
}

/**
 * Sends a change, and up to two more times if the platform says that it is too busy, while there is time: what comes later
 * fails, and the user decides again.
 *
 * @throws what the last try or `onRetry` threw, or the signal's reason.
 */
export async function sendMutation<Answer>(
  send: () => PromiseLike<Answer>,
  { timeLeft, onRetry, onRateLimited }: Limits,
  signal: AbortSignal
): Promise<Answer> {
  const latest = Date.now() + timeLeft
  for (let failures = 0; ; failures += 1) {
    try {
      return await send()
    } catch (error) {
      const pause = pauseAfter(error, failures)
      if (pause !== undefined) onRateLimited?.(pause)
      if (pause === undefined || failures === RETRIES || Date.now() + pause > latest) throw error
      await rest(pause, signal)
      signal.throwIfAborted()
      // A machine that slept wakes up later than its timers were set for.
      if (Date.now() > latest) throw error
      onRetry()
    }
  }
}
