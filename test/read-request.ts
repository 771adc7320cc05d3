/** What has left a client. */
interface ReadRequest {
  /** As it was sent, to be handed on. */
  readonly request: Request
  /** Its body. */
  readonly text: string
}

/** Reads the body of a request, and makes it anew: `clone` would cost thirty times as much, and there are very many. */
export async function readRequest(input: RequestInfo | URL, init?: RequestInit): Promise<ReadRequest> {
  const given = new Request(input, init)
  const { keepalive } = given
  const text = await given.text()
  return { request: new Request(given, { keepalive, ...(text && { body: text }) }), text }
}
