import {
  ApiError,
  InvalidInputError,
  isNetworkError,
  createTimeoutError,
  UnauthorizedError,
  createNetworkError,
  type ValidationErrors
} from './errors.js'
import { toJson } from './serialize.js'

/** What has become of a call. */
export interface CallOutcome {
  /** The last answer, where that is a refusal. */
  errorResponse?: Response | undefined
  error?: unknown
}

interface ErrorBody {
  type?: string
  message?: string
  data?: unknown
  validation_errors?: ValidationErrors
}

/** The number under which the platform keeps what happened to a call; empty where it gave none. */
export const getRequestId = (response: Response, product: string): string =>
  response.headers.get(`${product}-request-id`) ?? ''

/** What `retry-after` says, in seconds or as a date. */
function parseRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  const time = Number(text) * 1000 || Date.parse(text ?? '') - Date.now()
  return time > 0 ? time : undefined
}

async function readErrorBody(response: Response, secrets: readonly string[]): Promise<ErrorBody> {
  try {
    // Written anew, a secret has no characters in it that are escaped.
    const text = toJson(await response.json())
    return JSON.parse(secrets.reduce((safe, secret) => safe.replaceAll(secret, '…'), text)).error ?? {}
  } catch {
    return {}
  }
}

/** What a call has failed with, in our words and without the request, whose headers hold the credential. */
export async function toPlatformError(
  { error, errorResponse }: CallOutcome,
  product: string,
  secrets: readonly string[]
): Promise<Error> {
  if (isNetworkError(error)) return error
  // By its name, since that of another copy of ky is of another class.
  if (Object(error).name === 'TimeoutError') return createTimeoutError()
  if (!errorResponse) return createNetworkError(error)
  const requestId = getRequestId(errorResponse, product)
  const statusCode = errorResponse.status
  if (statusCode === 401) return new UnauthorizedError(requestId)
  const {
    type: code = 'unknown_error',
    message = `The platform answered with status ${statusCode}`,
    data,
    validation_errors
  } = await readErrorBody(errorResponse, secrets)
  const details = { code, message, statusCode, requestId, data, retryAfter: parseRetryAfter(errorResponse) }
  return code === 'invalid_input' ? new InvalidInputError(details, validation_errors) : new ApiError(details)
}
