/**
 * Copies a response whose body has been read. About 30 times cheaper than `Response.clone`, which creates two streams.
 */
export function copyResponse(response: Response, body: ArrayBuffer): Response {
  const { status, statusText, headers, url } = response
  // Some statuses do not allow a body, not even an empty one.
  const copy = new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  return Object.defineProperty(copy, 'url', { value: url })
}
