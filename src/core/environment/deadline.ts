import { createTimeoutError } from '../../client/errors.js'
import { MAX_TIMER_DELAY } from '../../client/timer.js'
import { withSignals } from '../../client/with-signals.js'

/**
 * Aborts `work` after a timeout, even if a client supplied by the host ignores signals and timeouts.
 *
 * @param work receives a signal that is aborted after `timeout` or together with `outer`.
 * @param timeout in ms.
 * @throws NetworkError with `isTimeout` after the timeout; the reason of `outer`; whatever `work` throws.
 */
export async function withDeadline<Value>(
  work: (signal: AbortSignal) => PromiseLike<Value>,
  timeout: number,
  outer: AbortSignal
): Promise<Value> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(createTimeoutError()), Math.min(timeout, MAX_TIMER_DELAY))
  try {
    return await withSignals([outer], work, deadline)
  } finally {
    clearTimeout(timer)
  }
}
