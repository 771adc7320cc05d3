import { isApiError, isNetworkError } from '../../client/index.js'

const MAX_RETRIES = 3
const BASE_DELAY = 1000
const MAX_DELAY = 60_000

/** Whether it may be otherwise in a while: after no answer at all, 429, 5xx or an unreadable answer. */
export function isTransientError(error: unknown): boolean {
  if (!isApiError(error)) return isNetworkError(error)
  const { statusCode, code } = error
  return statusCode === 429 || statusCode >= 500 || code === 'invalid_response'
}

/** Whether the platform says that a token is not good, which no other error says: 400, 401 or 403. */
export const isAuthError = (error: unknown): boolean => isApiError(error) && [400, 401, 403].includes(error.statusCode)

/** Whether it is tried again at once. Who has waited until the time was up has waited long enough: that is told. */
export const isRetryable = (error: unknown): boolean =>
  isTransientError(error) && !(isNetworkError(error) && error.isTimeout)

/** A platform that says how long it wants to be left alone is left alone for so long. */
function retryDelay(error: unknown, failures: number): number {
  const { retryAfter = 0 } = isApiError(error) ? error : {}
  return Math.min(MAX_DELAY, Math.max(BASE_DELAY * 2 ** failures, retryAfter))
}

/**
 * Calls until it succeeds: up to three more times, after 1, 2 and 4 s or what `retry-after` says, where it can help.
 *
 * @param onFailure is told how often it failed so far, and what ends the pause before the next try at once.
 * @param shouldRetry whether trying again can help after an error.
 * @throws what the last try threw, or the signal's reason.
 */
export async function retry<Result>(
  call: () => PromiseLike<Result>,
  signal: AbortSignal,
  onFailure: (failureCount: number, skip: () => void) => void,
  shouldRetry = isRetryable
): Promise<Result> {
  for (let failures = 0; ; ) {
    let pause: number
    try {
      return await call()
    } catch (error) {
      if (signal.aborted || failures === MAX_RETRIES || !shouldRetry(error)) throw error
      pause = retryDelay(error, failures)
    }
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, pause)
      signal.addEventListener('abort', end)
      failures += 1
      onFailure(failures, end)
    })
    signal.throwIfAborted()
  }
}
