import { withSignals } from '../../client/with-signals.js'
import { createTimeoutError } from '../../client/errors.js'
import { MAX_TIMER_DELAY } from '../../client/timer.js'

/**
 * Aborts `work` after a timeout, even if a client supplied by the host ignores signals and timeouts.
 *
 * @param work receives a signal that is aborted after `timeout` or together with `outer`.
 * @param timeout in ms.
 * @throws NetworkError with `isTimeout` after the timeout; the reason of `outer`; whatever `work` throws.
 */
export async function withDeadline<Answer>(
  work: (signal: AbortSignal) => PromiseLike<Answer>,
  timeout: number,
  outer: AbortSignal
): Promise<Answer> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(createTimeoutError()), Math.min(timeout, MAX_TIMER_DELAY))
  try {
    return await withSignals([outer], work, deadline)
  } finally {
    clearTimeout(timer)
  }
}
