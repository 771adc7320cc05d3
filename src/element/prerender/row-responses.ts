import { isPrerendered } from './placeholder.js'

/** Responses that were requested for the rows of a prerendered list, by id. */
interface RowResponses {
  add(id: string, request: Promise<Response>): void
  /** Returns the body of the response. `undefined` before it has arrived. */
  body(id: string): unknown
  /** Resolves when the response is rendered, or can't be. `undefined` if nothing was requested. */
  settled(id: string): Promise<void> | undefined
  forget(): void
}

/** @param prerender renders a row with its response, if its screen is shown. */
export function createRowResponses(element: Element, prerender: (id: string) => void): RowResponses {
  const bodies = new Map<string, unknown>()
  const reads = new Map<string, Promise<void>>()

  async function read(id: string, request: Promise<Response>): Promise<void> {
    try {
      const response = await request
      if (!response.ok) return
      const body = await response.json()
      if (!isPrerendered(element)) return
      bodies.set(id, body)
      prerender(id)
    } catch {
      // The rendering sends the request again and reports the error.
    }
  }

  return {
    add: (id, request) => void reads.set(id, read(id, request)),
    body: (id) => bodies.get(id),
    settled: (id) => reads.get(id),
    forget: () => bodies.clear()
  }
}
