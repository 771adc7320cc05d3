import type { Messages } from '../../messages/en.js'
import { isApiError, isUnauthorizedError } from '../../platform/index.js'

/** What to say of an error: its message when it is of a known kind, with the request to ask about, else that it is unknown. */
export function errorText(error: unknown, { general, session }: Messages): string {
  if (isUnauthorizedError(error)) return session.unauthorized
  if (isApiError(error)) {
    return error.requestId ? `${error.message} (${general.requestId(error.requestId)})` : error.message
  }
  return error instanceof Error && error.name !== 'TypeError' ? error.message : general.unknownError
}
