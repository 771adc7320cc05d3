import { InvalidOptionsError } from './errors.js'
import type { CallOptions } from './options.js'

/**
 * Refuses times that a timer would take for something else: what is no number would be waited for for ever.
 * @throws InvalidOptionsError
 */
export function checkTimes({
  timeout,
  waitForActionAttempt
}: Pick<CallOptions, 'timeout' | 'waitForActionAttempt'>): void {
  const { timeout: waiting, pollingInterval } = Object(waitForActionAttempt)
  for (const time of [timeout ?? 0, waiting ?? 0, pollingInterval ?? 0]) {
    if (typeof time === 'number' && time >= 0) continue
    throw new InvalidOptionsError('timeout and pollingInterval must be milliseconds')
  }
}
