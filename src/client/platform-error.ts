import {
  ApiError,
  createNetworkError,
  createTimeoutError,
  InvalidInputError,
  isNetworkError,
  UnauthorizedError,
  type ValidationErrors
} from './errors.js'
import { toJson } from './serialize.js'

/** The result of a call. */
export interface CallOutcome {
  /** The last response, if its status was not 2xx. */
  errorResponse?: Response | undefined
  error?: unknown
}

/** Code of a response without an error of the platform. */
export const UNKNOWN_CODE = 'unknown_error'

interface ErrorBody {
  type?: string
  message?: string
  data?: unknown
  validation_errors?: ValidationErrors
}

/** Returns the id under which the platform logs a request, or an empty string. */
export const getRequestId = (response: Response | undefined, product: string): string =>
  response?.headers.get(`${product}-request-id`) ?? ''

/** Returns the delay of a `retry-after` header (seconds or a date) in milliseconds. */
function parseRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  const time = Number(text) * 1000 || Date.parse(text ?? '') - Date.now()
  return time > 0 ? time : undefined
}

async function readErrorBody(response: Response, secrets: readonly string[]): Promise<ErrorBody> {
  try {
    // Re-serialized, so that secrets are found even if characters were escaped.
    const text = toJson(await response.json())
    return JSON.parse(secrets.reduce((safe, secret) => safe.replaceAll(secret, '…'), text)).error ?? {}
  } catch {
    return {}
  }
}

/**
 * Creates the error that a call rejects with. It does not reference the request, whose headers contain the credential.
 */
export async function toPlatformError(
  { error, errorResponse }: CallOutcome,
  product: string,
  secrets: readonly string[]
): Promise<Error> {
  if (isNetworkError(error)) return error
  // Compared by name, because another copy of ky has another class.
  if (Object(error).name === 'TimeoutError') return createTimeoutError()
  if (!errorResponse) return createNetworkError(error)
  const requestId = getRequestId(errorResponse, product)
  const statusCode = errorResponse.status
  const {
    type: code = UNKNOWN_CODE,
    message = `The request failed with status ${statusCode}`,
    data,
    validation_errors
  } = await readErrorBody(errorResponse, secrets)
  const details = { code, message, statusCode, requestId, data, retryAfter: parseRetryAfter(errorResponse) }
  // The platform may repeat the token that it rejects.
  if (statusCode === 401)
    return new UnauthorizedError(requestId, new ApiError({ ...details, message: 'Unauthorized', data: undefined }))
  return code === 'invalid_input' ? new InvalidInputError(details, validation_errors) : new ApiError(details)
}
