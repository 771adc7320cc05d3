import { isActionAttemptTimeoutError, isApiError, isNetworkError, isUnauthorizedError } from '../../client/index.js'
import { UnsentUpdateError } from '../../core/actions/unsent-update-error.js'
import type { Messages } from '../../messages/en.js'

/** Returns the text of an error: our own words if it is known, else its message and request id. */
export function errorText(error: unknown, messages: Messages): string {
  const reason = errorReason(error, messages)
  const request = requestText(error, messages)
  return request === undefined ? reason : `${reason} (${request})`
}

/** Returns the request id of an error, such as "Request 3f9", or `undefined` if it has none. */
export const requestText = (error: unknown, { general }: Messages): string | undefined =>
  isApiError(error) && !isUnauthorizedError(error) && error.requestId ? general.requestId(error.requestId) : undefined

/** Returns the text of an error without its request id. */
export function errorReason(error: unknown, { general, session }: Messages): string {
  if (isUnauthorizedError(error)) return session.unauthorized
  if (isApiError(error)) return error.message
  if (isNetworkError(error)) return error.isTimeout ? general.timedOut : general.unreachable
  if (error instanceof UnsentUpdateError) return general.notUpdated
  if (isActionAttemptTimeoutError(error)) return general.deviceTimedOut
  return error instanceof Error && error.name !== 'TypeError' ? error.message : general.unknownError
}
