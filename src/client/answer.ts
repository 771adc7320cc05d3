import { ApiError } from './errors.js'
import { requestIdOf } from './failure.js'

/** What an answer of which nothing can be made is thrown as. */
export const unreadable = (response: Response, product: string, what = 'answer'): ApiError =>
  new ApiError({
    code: 'invalid_response',
    message: `The platform gave an ${what} that cannot be read`,
    statusCode: response.status,
    requestId: requestIdOf(response, product)
  })

/**
 * Reads the body of an answer.
 * @param key what must be in it, if anything.
 * @throws ApiError `invalid_response` when it is not JSON, or the key is missing.
 */
export async function readAnswer(response: Response, key: string | undefined, product: string) {
  if (!key && response.status === 204) return {}
  const text = await response.text()
  try {
    const body = JSON.parse(text)
    if (!key || body[key] !== undefined) return body
  } catch {
    // What the parser says quotes the answer, which may hold a token or a code.
  }
  throw unreadable(response, product)
}
