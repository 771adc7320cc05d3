import { readRequest } from '../read-request.js'

/** A request that the client has sent. */
export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  credentials: RequestCredentials
  signal: AbortSignal
}

/** The behavior of the fake platform: a response, an error to throw, or a function of the request. */
export type FakeResponse = Response | Error | ((request: SentRequest) => Response | Promise<Response>)

/** Creates a JSON response with a request id. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'seam-request-id': 'request_1', ...headers }
  })

/** Creates an error response of the platform. */
export const errorResponse = (status: number, error: object): Response => json({ error }, status)

/** Creates a response without a body. Reading it needs no timer, which keeps fake clocks simple. */
export const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers })

/** Creates a `fetch` that returns the responses in order, repeats the last one, and records all requests. */
export function recordingFetch(...responses: FakeResponse[]) {
  const sent: SentRequest[] = []
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { request, text } = await readRequest(input, init)
    const { method, url, credentials, signal } = request
    const headers = Object.fromEntries(request.headers)
    const recorded = { method, url, headers, body: text ? JSON.parse(text) : undefined, credentials, signal }
    sent.push(recorded)
    const response = responses[Math.min(sent.length, responses.length) - 1]
    if (response instanceof Error) throw response
    if (typeof response === 'function') return response(recorded)
    if (!response) throw new Error('There is no answer to give.')
    return response.clone()
  }
  return { fetch, sent }
}

/** A `fetch` that never settles and ignores its signal. */
export const hangingFetch = (): Promise<Response> => new Promise(() => {})

/** Returns the reason of a rejected promise. */
export async function rejection(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It was to be rejected.')
}
