import { isApiError, isNetworkError } from '../platform/index.js'

const RETRIES = 3
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/** Whether trying again can help: a broken connection, 429, 5xx or an unreadable answer. */
function canHelp(error: unknown): boolean {
  if (isNetworkError(error)) return true
  return isApiError(error) && (error.statusCode === 429 || error.statusCode >= 500 || error.code === 'invalid_response')
}

/** A pause that a person, or the end of it all, can cut short. */
export interface Pause {
  /** Ends the pause under way at once, so that the next try begins. */
  skip(): void
}

/** What a retried call tells and listens to. */
export interface RetryOptions {
  readonly signal: AbortSignal
  /** Told before every try. */
  onTry(): void
  onFailure(failureCount: number): void
  onPause(pause: Pause): void
}

function pause(delay: number, { signal, onPause }: RetryOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve()
    }
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(end, delay)
    signal.addEventListener('abort', abort, { once: true })
    onPause({ skip: end })
  })
}

/**
 * Calls until it succeeds: up to 3 more times, after 1 s doubling to at most 30 s, where trying again can help.
 *
 * @throws what the last try threw, or the signal's reason.
 */
export async function retry<Result>(call: () => PromiseLike<Result>, options: RetryOptions): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    options.onTry()
    try {
      return await call()
    } catch (error) {
      if (options.signal.aborted || failures === RETRIES || !canHelp(error)) throw error
      options.onFailure(failures + 1)
      await pause(Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE), options)
    }
  }
}
