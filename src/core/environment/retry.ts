import { isApiError, isNetworkError } from '../../client/index.js'

const MAX_RETRIES = 3
const BASE_DELAY = 1000
const MAX_DELAY = 60_000

/** Returns `true` for transient errors: network failure, 429, 5xx, or an unparseable response. */
export function isTransientError(error: unknown): boolean {
  if (!isApiError(error)) return isNetworkError(error)
  const { statusCode, code } = error
  return statusCode === 429 || statusCode >= 500 || code === 'invalid_response'
}

/** `true` if the platform rejected the token: 400, 401 or 403. */
export const isAuthError = (error: unknown): boolean => isApiError(error) && [400, 401, 403].includes(error.statusCode)

/**
 * `true` if the request should be retried automatically. Timeouts are not: the user has already waited for the full
 * timeout.
 */
export const isRetryable = (error: unknown): boolean =>
  isTransientError(error) && !(isNetworkError(error) && error.isTimeout)

/** The longer of the exponential backoff and the server's `retry-after`, in ms. */
function retryDelay(error: unknown, failures: number): number {
  const { retryAfter = 0 } = isApiError(error) ? error : {}
  return Math.min(MAX_DELAY, Math.max(BASE_DELAY * 2 ** failures, retryAfter))
}

/**
 * Calls until it succeeds: up to three retries, after 1, 2 and 4 s or `retry-after`.
 *
 * @param onFailure is called with the number of failures and a function that skips the pause.
 * @param shouldRetry decides if an error is retried.
 * @throws the last error, or the reason of `signal`.
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
        signal.removeEventListener('abort', end)
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
