import { isForbidden } from '../../core/queries/is-forbidden.js'
import { errorText } from './error-text.js'
import type { Messages } from '../../messages/en.js'
import { isApiError } from '../../client/index.js'

/** Returns the reason why a change failed. */
export const failureReason = (error: unknown, messages: Messages): string =>
  isForbidden(error) ? messages.general.forbidden : errorText(error, messages)

/**
 * Returns what failed and the reason that the platform gave; the name of an outage helps nobody. If the platform does not
 * permit it (403), only that, since trying again is of no use.
 */
export function failureText(error: unknown, failed: string, messages: Messages): string {
  const reason = failureReason(error, messages)
  if (isForbidden(error)) return reason
  return isApiError(error) && error.statusCode < 500 ? messages.general.facts([failed, reason], ' ') : failed
}
