import { isActionAttemptTimeoutError, isApiError, isNetworkError, isUnauthorizedError } from '../../client/index.js'
import { UnsentUpdateError } from '../../core/actions/unsent-update-error.js'
import type { Messages } from '../../messages/en.js'

/** Returns the text of an error: our own words if it is known, else its message and request id. */
export function errorText(error: unknown, messages: Messages): string {
  const reason = errorReason(error, messages)
  if (!isApiError(error) || isUnauthorizedError(error) || !error.requestId) return reason
  return `${reason} (${messages.general.requestId(error.requestId)})`
}

/** Returns the text of an error without its request id. */
export function errorReason(error: unknown, { general, session }: Messages): string {
  if (isUnauthorizedError(error)) return session.unauthorized
  if (isApiError(error)) return error.message
  if (isNetworkError(error)) return error.isTimeout ? general.timedOut : general.unreachable
  if (error instanceof UnsentUpdateError) return general.notUpdated
  if (isActionAttemptTimeoutError(error)) return general.deviceTimedOut
  return error instanceof Error && error.name !== 'TypeError' ? error.message : general.unknownError
}
