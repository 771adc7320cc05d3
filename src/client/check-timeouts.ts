import { InvalidOptionsError } from './errors.js'
import type { CallOptions } from './options.js'

/**
 * Checks that timeouts are numbers of milliseconds. Other values would silently disable the timeout.
 *
 * @throws InvalidOptionsError
 */
export function checkTimeouts({
  timeout,
  waitForActionAttempt
}: Pick<CallOptions, 'timeout' | 'waitForActionAttempt'>): void {
  const { timeout: waitTimeout, pollingInterval } = Object(waitForActionAttempt)
  for (const milliseconds of [timeout ?? 0, waitTimeout ?? 0, pollingInterval ?? 0]) {
    if (typeof milliseconds === 'number' && milliseconds >= 0) continue
    throw new InvalidOptionsError('timeout and pollingInterval must be milliseconds, 0 or more')
  }
}
