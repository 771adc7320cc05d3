import { copyResponse } from './copy-response.js'

/** A request as it goes over the wire. */
interface WireRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | null
}

/** A request that was sent before the client that will want its answer is there. */
interface PreloadedRequest {
  readonly buffered: Promise<BufferedResponse>
  readonly controller: AbortController
}

interface BufferedResponse {
  readonly response: Response
  readonly body: ArrayBuffer
}

/** What was asked for before what asks for it was there. */
interface PreloadCache {
  /** By everything that goes over the wire: it is the answer to the very same request, and to no other. */
  readonly requests: Map<string, PreloadedRequest>
  /** The elements that they were sent for, with whether all of it was answered well. */
  elements: WeakMap<Element, Promise<boolean>>
}

/** How long an answer is kept that nobody has asked for, in ms: what is older is asked for anew. */
const UNUSED_LIFETIME = 10_000

/** How long an answer is waited for that nobody has asked for yet, in ms. */
const RESPONSE_DEADLINE = 30_000

/** Raise the version when the shape changes, so that two versions never share. */
const PRELOAD_CACHE = Symbol.for('latchkey.preload.1')

/** Kept on the page: what begins a request early and what takes its answer are in different files. */
function preloadCache(): PreloadCache {
  const existing: PreloadCache | undefined = Reflect.get(globalThis, PRELOAD_CACHE)
  if (existing) return existing
  const cache: PreloadCache = { requests: new Map(), elements: new WeakMap() }
  Reflect.set(globalThis, PRELOAD_CACHE, cache)
  return cache
}

const requestKey = ({ url, method, headers, body }: WireRequest): string =>
  JSON.stringify([method, url, [...headers], body])

/**
 * Sends a request now, whose answer is that of the client's own once that sends the very same; one that is under way, or
 * answered and not taken yet, is not sent again.
 *
 * @returns its answer, which is left for the client.
 * @throws what `fetch` throws; the client then meets the same.
 */
export async function preloadRequest(request: WireRequest, init: RequestInit): Promise<Response> {
  const { requests } = preloadCache()
  const key = requestKey(request)
  let entry = requests.get(key)
  if (!entry) {
    const controller = new AbortController()
    const { url, method, headers, body } = request
    const evict = (): void => {
      if (requests.get(key) === entry) requests.delete(key)
    }
    const deadline = setTimeout(() => {
      evict()
      controller.abort()
    }, RESPONSE_DEADLINE)
    const send = async (): Promise<BufferedResponse> => {
      try {
        const response = await fetch(url, { ...init, method, headers, body, signal: controller.signal })
        return { response, body: await response.arrayBuffer() }
      } finally {
        clearTimeout(deadline)
        setTimeout(evict, UNUSED_LIFETIME)
      }
    }
    entry = { buffered: send(), controller }
    requests.set(key, entry)
  }
  const { response, body } = await entry.buffered
  return copyResponse(response, body)
}

/**
 * Takes the answer of a request that was begun, for the one that is about to be sent in its place.
 *
 * @param signal ends it from now on.
 * @returns nothing where none like it was begun.
 */
export function takePreloaded(request: WireRequest, signal: AbortSignal): Promise<Response> | undefined {
  const { requests } = preloadCache()
  // Most pages have none, and most calls come when there is none any more.
  if (requests.size === 0) return undefined
  const key = requestKey(request)
  const entry = requests.get(key)
  if (!entry) return undefined
  requests.delete(key)
  const abort = (): void => entry.controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  return entry.buffered.then(({ response, body }) => copyResponse(response, body))
}

/** Forgets every answer that is not taken yet: what was asked before a change is no answer after it. */
export function clearPreloaded(): void {
  preloadCache().requests.clear()
}

/** Forgets them, and for whom they were asked: nobody is signed in any more. */
export function resetPreloadCache(): void {
  clearPreloaded()
  preloadCache().elements = new WeakMap()
}

/**
 * Notes that what an element shows first is asked for before the element is defined.
 *
 * @param succeeded whether all of it was answered well.
 */
export function markPreloaded(element: Element, succeeded: Promise<boolean>): void {
  preloadCache().elements.set(element, succeeded)
}

/** Whether what an element shows first was answered well before it was defined; nothing where it was not asked for. */
export const preloadedFor = (element: Element): Promise<boolean> | undefined => preloadCache().elements.get(element)
