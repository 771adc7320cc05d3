import {
  ApiError,
  InvalidInputError,
  isNetworkError,
  timeoutError,
  UnauthorizedError,
  unreachable,
  type ValidationErrors
} from './errors.js'
import { toJson } from './moment.js'

/** What has become of a call. */
export interface Outcome {
  /** The last answer, where that is a refusal. */
  refusal?: Response | undefined
  error?: unknown
}

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

async function readFailure(response: Response, secrets: readonly string[]): Promise<Failure> {
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
  { error, refusal }: Outcome,
  product: string,
  secrets: readonly string[]
): Promise<Error> {
  if (isNetworkError(error)) return error
  // By its name, since that of another copy of ky is of another class.
  if (Object(error).name === 'TimeoutError') return timeoutError()
  if (!refusal) return unreachable(error)
  const requestId = requestIdOf(refusal, product)
  const statusCode = refusal.status
  if (statusCode === 401) return new UnauthorizedError(requestId)
  const {
    type: code = 'unknown_error',
    message = `The platform answered with status ${statusCode}`,
    data,
    validation_errors
  } = await readFailure(refusal, secrets)
  const details = { code, message, statusCode, requestId, data, retryAfter: retryAfterOf(refusal) }
  return code === 'invalid_input' ? new InvalidInputError(details, validation_errors) : new ApiError(details)
}
