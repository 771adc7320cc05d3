import { readRequest } from '../read-request.js'

/** A request as it left the client. */
export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  credentials: RequestCredentials
  signal: AbortSignal
}

/** What a platform gives back: a response, something thrown, or whatever the request calls for. */
export type FakeResponse = Response | Error | ((request: SentRequest) => Response | Promise<Response>)

/** A JSON answer, with the request id that the platform puts on each. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'seam-request-id': 'request_1', ...headers }
  })

/** An error as the platform words it. */
export const errorResponse = (status: number, error: object): Response => json({ error }, status)

/** An answer without a body; reading one takes no timer, which keeps a fake clock simple. */
export const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers })

/** A `fetch` that gives the answers in turn, the last of them for ever, and keeps what it was sent. */
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

/** A `fetch` that never answers and does not care for the signal. */
export const hangingFetch = (): Promise<Response> => new Promise(() => {})

/** What a promise rejects with. */
export async function rejection(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It was to be rejected.')
}
