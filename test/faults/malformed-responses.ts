import type { BentCall } from './faults.js'

const MEGABYTE = 2 ** 20

/** Carries out a request, and drops the connection during the response. */
export async function breakOff({ respond }: BentCall): Promise<Response> {
  const { status, headers, body } = await cut(await respond())
  return new Response(body, { status, headers })
}

async function cut(response: Response) {
  const bytes = new TextEncoder().encode(await response.text())
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.slice(0, bytes.length / 2))
      controller.error(new TypeError('network error'))
    }
  })
  return { status: response.status, headers: response.headers, body }
}

async function rewritten(response: Response, write: (value: unknown) => unknown): Promise<Response> {
  const parsed: object = await response.json()
  const entries = Object.entries(parsed).map(([key, value]) => [key, key === 'ok' ? value : write(value)])
  return Response.json(Object.fromEntries(entries), { status: response.status })
}

/** Changes the type of everything in a response. */
export const reshaped = (response: Response): Promise<Response> =>
  rewritten(response, (value) => (Array.isArray(value) ? { 0: value[0] } : typeof value === 'object' ? [value] : [[]]))

const nulled = (value: unknown): unknown => (Array.isArray(value) ? value.map(() => null) : null)

/** Replaces everything in a response by null. */
export const nothing = (response: Response): Promise<Response> => rewritten(response, nulled)

/** Adds 10 MB of unknown data to a response. */
export async function padded(response: Response): Promise<Response> {
  const text = await response.text()
  const ballast = `{"ballast":"${'x'.repeat(10 * MEGABYTE)}",`
  return new Response(text.replace('{', ballast), { status: response.status, headers: response.headers })
}
