import type { BentCall } from './faults.js'

const MEGABYTE = 2 ** 20

/** Carries a call out, and breaks off in the middle of the answer. */
export async function breakOff({ answer }: BentCall): Promise<Response> {
  const { status, headers, body } = await cut(await answer())
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
  const told: object = await response.json()
  const entries = Object.entries(told).map(([key, value]) => [key, key === 'ok' ? value : write(value)])
  return Response.json(Object.fromEntries(entries), { status: response.status })
}

/** Everything in an answer is of another type than it should be. */
export const reshaped = (response: Response): Promise<Response> =>
  rewritten(response, (value) => (Array.isArray(value) ? { 0: value[0] } : typeof value === 'object' ? [value] : [[]]))

const nulled = (value: unknown): unknown => (Array.isArray(value) ? value.map(() => null) : null)

/** Everything in an answer is null. */
export const nothing = (response: Response): Promise<Response> => rewritten(response, nulled)

/** An answer with 10 MB in it that nobody asked for. */
export async function padded(response: Response): Promise<Response> {
  const text = await response.text()
  const ballast = `{"ballast":"${'x'.repeat(10 * MEGABYTE)}",`
  return new Response(text.replace('{', ballast), { status: response.status, headers: response.headers })
}
