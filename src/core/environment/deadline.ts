import { withSignals } from '../../client/with-signals.js'
import { createTimeoutError } from '../../client/errors.js'
import { MAX_TIMER_DELAY } from '../../client/timer.js'

/**
 * Does what the platform has to answer in time, also where a client of the host heeds neither signal nor timeout.
 *
 * @param work is given a signal that is aborted when the time is up, or with `outer`.
 * @param timeout in ms.
 * @throws NetworkError with `isTimeout` when the time is up; the reason of `outer`; what the work threw.
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
