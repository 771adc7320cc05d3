/** A button is pressed, step 10: the reason of a failure. */

import { isApiError } from '../../client/index.js'
import { UnsentUpdateError } from '../../core/actions/unsent-update-error.js'
import { isRefused } from '../../core/queries/is-refused.js'
import type { Messages } from '../../messages/en.js'
import { errorReason, errorText } from './error-text.js'

/** Returns the reason why a change failed. */
export const failureReason = (error: unknown, messages: Messages): string =>
  isRefused(error) ? messages.general.operationRefused : errorText(error, messages)

/**
 * Returns what failed and, except for an outage, the platform's reason without its request id, which the console has. Returns
 * only that the operation is refused if it is (403): trying again doesn't help.
 */
export function failureText(error: unknown, failed: string, messages: Messages): string {
  if (isRefused(error)) return messages.general.operationRefused
  const isExplained = error instanceof UnsentUpdateError || (isApiError(error) && error.statusCode < 500)
  return isExplained ? messages.general.facts([failed, errorReason(error, messages)], ' ') : failed
}
