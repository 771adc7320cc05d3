/** Request that a client has sent. */
interface ReadRequest {
  /** The original request. */
  readonly request: Request
  /** Text of the body. */
  readonly text: string
}

/** Reads the body of a request and creates the request again, because `clone` would cost thirty times as much. */
export async function readRequest(input: RequestInfo | URL, init?: RequestInit): Promise<ReadRequest> {
  const given = new Request(input, init)
  const { keepalive } = given
  const text = await given.text()
  return { request: new Request(given, { keepalive, ...(text && { body: text }) }), text }
}
