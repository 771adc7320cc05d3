import { ApiError } from './errors.js'
import { getRequestId } from './platform-error.js'

/** Creates the error for a response that can't be parsed. */
export const invalidResponse = (response: Response, product: string, subject = 'response'): ApiError =>
  new ApiError({
    code: 'invalid_response',
    message: `The platform returned an invalid ${subject}`,
    statusCode: response.status,
    requestId: getRequestId(response, product)
  })

/** Token with which the user of an access grant or access method could act. */
const SECRET_FIELD = 'client_session_token'

/** Parses JSON without the tokens of other sessions, so that they never leave the client. */
function parseWithoutTokens(text: string) {
  if (!text.includes(SECRET_FIELD)) return JSON.parse(text)
  return JSON.parse(text, (name, value) => (name === SECRET_FIELD ? undefined : value))
}

/**
 * Parses the JSON body of a response.
 *
 * @param responseKey Property that the body must have. `undefined` accepts any JSON, and an empty 204 response.
 * @throws ApiError with code `invalid_response` if the body is not JSON or lacks the property
 */
export async function parseResponse(response: Response, responseKey: string | undefined, product: string) {
  if (!responseKey && response.status === 204) return {}
  const text = await response.text()
  try {
    const body = parseWithoutTokens(text)
    if (!responseKey || body[responseKey] !== undefined) return body
  } catch {
    // The message of the parser quotes the body, which may contain a token or a PIN.
  }
  throw invalidResponse(response, product)
}
