import { isHTTPError, isTimeoutError } from 'ky'
import { ApiError, InvalidInputError, timeoutError, UnauthorizedError, type ValidationErrors } from './errors.js'

interface Failure {
  type?: string
  message?: string
  data?: unknown
  validation_errors?: ValidationErrors
}

/** The number under which the platform keeps what happened to a call; empty where it gave none. */
export const requestIdOf = (response: Response, product: string): string =>
  response.headers.get(`${product}-request-id`) ?? ''

/** What `retry-after` says, in seconds or as a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  const time = Number(text) * 1000 || Date.parse(text ?? '') - Date.now()
  return time > 0 ? time : undefined
}

function readFailure(body: unknown, secrets: readonly string[]): Failure {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  try {
    return JSON.parse(secrets.reduce((safe, secret) => safe.replaceAll(secret, '…'), text)).error ?? {}
  } catch {
    return {}
  }
}

/** What ky throws, in our words and without the request, whose headers hold the credential. */
export function toPlatformError(thrown: unknown, product: string, secrets: readonly string[]): unknown {
  if (isTimeoutError(thrown)) return timeoutError()
  if (!isHTTPError(thrown)) return thrown
  const requestId = requestIdOf(thrown.response, product)
  const statusCode = thrown.response.status
  if (statusCode === 401) return new UnauthorizedError(requestId)
  const failure = readFailure(thrown.data, secrets)
  const { type: code = 'unknown_error', message = `The platform answered with status ${statusCode}`, data } = failure
  const retryAfter = retryAfterOf(thrown.response)
  const details = { code, message, statusCode, requestId, data, ...(retryAfter && { retryAfter }) }
  return code === 'invalid_input' ? new InvalidInputError(details, failure.validation_errors) : new ApiError(details)
}
