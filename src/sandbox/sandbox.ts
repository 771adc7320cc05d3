import { ENDPOINT } from './data/workspace.js'
import type { SandboxConditions, SandboxFault, SandboxOptions } from './options.js'
import { RequestError } from './request-error.js'
import { errorResponse, faultResponse, type PreparedResponse, successResponse, toResponse } from './response.js'
import type { Call } from './route.js'
import { handleCall } from './router.js'
import { initialToken } from './sessions.js'
import { createState } from './state.js'

/** Resolves after a delay, or immediately if it is 0. Rejects with the signal's reason when the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) return reject(signal.reason)
    if (milliseconds <= 0) return resolve()
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

const NO_FAULT: SandboxFault = {}

/** Returns a function that finds the fault of a request and counts it. Faults of a path win over those of `'*'`. */
function createFaults(faults: NonNullable<SandboxConditions['faults']>): (pathname: string) => SandboxFault {
  const remaining = Object.entries(faults).map(([path, fault]) => ({ path, fault, times: fault.times ?? Infinity }))
  return (pathname) => {
    const applicable = remaining.filter(({ times }) => times > 0)
    const match = applicable.find(({ path }) => pathname.endsWith(path)) ?? applicable.find(({ path }) => path === '*')
    if (!match) return NO_FAULT
    match.times -= 1
    return match.fault
  }
}

/** An in-memory platform. Pass it, or its `fetch`, to a client or an element. */
export interface Sandbox {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** The same function as the sandbox itself, for destructuring. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** An endpoint for clients. Requests to other endpoints get a response as well. */
  readonly endpoint: string
  /** A publishable key that the sandbox accepts. */
  readonly publishableKey: string
  /** The token of a session that exists from the start. */
  readonly clientSessionToken: string
  /**
   * Changes the conditions for future requests. New faults replace all existing ones, and their counters start again.
   */
  update(conditions: SandboxConditions): void
}

/**
 * Creates an in-memory platform with sample devices. It works in Node and in browsers and needs neither a network nor a
 * key. Changes last as long as the sandbox; several sandboxes don't share state.
 *
 * @example
 * const sandbox = createSandbox({ latency: 0 })
 * const client = await PlatformClient.fromPublishableKey(sandbox.publishableKey, 'jane', { fetch: sandbox.fetch })
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now = () => Date.now() } = options
  const state = createState(options, now())
  const { product } = state
  let { latency = 150 } = options
  let findFault = createFaults(options.faults ?? {})
  let requestCount = 0

  function respond(call: Omit<Call, 'params' | 'session' | 'state'>, method: string, body: string, requestId: string) {
    state.scheduler.runDue(call.now)
    try {
      const responseBody = handleCall({ ...call, state }, method, body)
      // Complete commands that take no time.
      state.scheduler.runDue(call.now)
      return successResponse(responseBody)
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error, requestId)
      throw error
    }
  }

  // Time, fault and latency are determined before the body is read, which is asynchronous.
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const signal = init.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.throwIfAborted()
    const request = new Request(input, { ...init, signal: null })
    const url = new URL(request.url)
    const fault = findFault(url.pathname)
    const call = { now: now(), url, headers: request.headers, fault }
    const requestId = `request_${++requestCount}`

    async function handleRequest(): Promise<PreparedResponse> {
      const body = await request.text()
      signal?.throwIfAborted()
      return respond(call, request.method, body, requestId)
    }

    const handled = fault.drop === true ? undefined : (faultResponse(fault, requestId) ?? handleRequest())
    const [response] = await Promise.all([handled, wait(latency + (fault.delay ?? 0), signal)])
    if (!response || fault.drop) throw new TypeError('Failed to fetch')
    return toResponse(response, fault, { [`${product}-request-id`]: requestId })
  }

  return Object.assign(fetch, {
    fetch,
    endpoint: ENDPOINT,
    publishableKey: `${product}_pk_sandbox`,
    clientSessionToken: initialToken(product),
    update(conditions: SandboxConditions) {
      if (conditions.latency !== undefined) latency = conditions.latency
      if (conditions.faults) findFault = createFaults(conditions.faults)
    }
  })
}
