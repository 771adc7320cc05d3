import { copyResponse } from './copy-response.js'
import { trimTrailingSlashes } from './endpoint.js'
import { pageSingleton } from './page-singleton.js'

/** A request with everything that is sent over the wire. */
interface WireRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | null
}

/** A request of an element that is sent before its client is created. */
export interface PreloadCall {
  /** Path with a leading slash. */
  readonly path: string
  readonly parameters: object
}

/** A request that was sent before its client was created. */
interface PreloadedRequest {
  readonly buffered: Promise<BufferedResponse>
  readonly controller: AbortController
  readonly deadline: ReturnType<typeof setTimeout>
}

interface BufferedResponse {
  readonly response: Response
  readonly body: ArrayBuffer
}

/** Requests that were sent before the code that needs their responses was loaded. */
interface PreloadCache {
  /** By everything that is sent, so that a response is used only for an identical request. */
  readonly requests: Map<string, PreloadedRequest>
  /** Elements whose first requests were preloaded. Resolves to `true` if all of them succeeded. */
  elements: WeakMap<Element, Promise<boolean>>
}

/** Lifetime of an unused preloaded response, in ms. */
const UNUSED_LIFETIME = 10_000

/** Time after which an unused preloaded request is aborted, in ms. */
const RESPONSE_DEADLINE = 30_000

/** The cache is shared, because preloading and the client are in different bundles. */
const preloadCache = (): PreloadCache =>
  pageSingleton('preload.2', () => ({ requests: new Map(), elements: new WeakMap() }))

/** Returns a request exactly as a client sends it. */
export const wireRequest = (
  endpoint: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string
): WireRequest => ({
  url: new URL(trimTrailingSlashes(endpoint) + path, location.href).href,
  method: 'POST',
  headers: new Headers({ ...headers, 'content-type': 'application/json' }),
  body
})

const requestKey = ({ url, method, headers, body }: WireRequest): string =>
  JSON.stringify([method, url, [...headers], body])

/**
 * Sends a request ahead of time. The client uses its response when it is about to send an identical request. A request
 * that is in flight or cached is not sent again.
 *
 * @returns a copy of the response
 * @throws the error of `fetch`; the client's request then fails with the same error
 */
export async function preloadRequest(request: WireRequest, init: RequestInit): Promise<Response> {
  const { requests } = preloadCache()
  const key = requestKey(request)
  let entry = requests.get(key)
  if (!entry) {
    const controller = new AbortController()
    const { url, ...sent } = request
    const evict = (): void => {
      if (requests.get(key) === entry) requests.delete(key)
    }
    const deadline = setTimeout(() => {
      evict()
      controller.abort()
    }, RESPONSE_DEADLINE)
    const send = async (): Promise<BufferedResponse> => {
      try {
        const response = await fetch(url, { ...init, ...sent, signal: controller.signal })
        return { response, body: await response.arrayBuffer() }
      } finally {
        clearTimeout(deadline)
        setTimeout(evict, UNUSED_LIFETIME)
      }
    }
    entry = { buffered: send(), controller, deadline }
    requests.set(key, entry)
  }
  const { response, body } = await entry.buffered
  return copyResponse(response, body)
}

/**
 * Removes a preloaded request from the cache, to use it in place of a new one.
 *
 * @param signal Aborts the preloaded request.
 * @returns its response, or `undefined` if no identical request was preloaded
 */
export function takePreloaded(request: WireRequest, signal: AbortSignal): Promise<Response> | undefined {
  const { requests } = preloadCache()
  // Computing the key is only worthwhile on pages that preload.
  if (requests.size === 0) return undefined
  const key = requestKey(request)
  const entry = requests.get(key)
  if (!entry) return undefined
  requests.delete(key)
  // The client has a deadline of its own.
  clearTimeout(entry.deadline)
  const abort = (): void => entry.controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  return entry.buffered.then(({ response, body }) => copyResponse(response, body))
}

/** Removes all responses. Called before a mutation, which makes them stale. */
export function clearPreloaded(): void {
  preloadCache().requests.clear()
}

/** Removes all responses and elements. Called on sign-out. */
export function resetPreloadCache(): void {
  clearPreloaded()
  preloadCache().elements = new WeakMap()
}

/**
 * Records that the first requests of an element were sent before the element was defined.
 *
 * @param succeeded Resolves to `true` if all requests succeeded.
 */
export function markPreloaded(element: Element, succeeded: Promise<boolean>): void {
  preloadCache().elements.set(element, succeeded)
}

/** Resolves to `true` if all preloaded requests of an element succeeded. `undefined` if none were preloaded. */
export const preloadedFor = (element: Element): Promise<boolean> | undefined => preloadCache().elements.get(element)
