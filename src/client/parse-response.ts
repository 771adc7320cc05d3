import { ApiError } from './errors.js'
import { getRequestId } from './platform-error.js'

/** What an answer of which nothing can be made is thrown as. */
export const invalidResponse = (response: Response, product: string, subject = 'answer'): ApiError =>
  new ApiError({
    code: 'invalid_response',
    message: `The platform gave an ${subject} that cannot be read`,
    statusCode: response.status,
    requestId: getRequestId(response, product)
  })

/**
 * Reads the body of an answer.
 * @param responseKey what must be in it, if anything.
 * @throws ApiError `invalid_response` when it is not JSON, or the key is missing.
 */
export async function parseResponse(response: Response, responseKey: string | undefined, product: string) {
  if (!responseKey && response.status === 204) return {}
  const text = await response.text()
  try {
    const body = JSON.parse(text)
    if (!responseKey || body[responseKey] !== undefined) return body
  } catch {
    // What the parser says quotes the answer, which may hold a token or a code.
  }
  throw invalidResponse(response, product)
}
