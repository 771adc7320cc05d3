import { errorResponse, faultResponse, successResponse, toResponse, type PreparedResponse } from './response.js'
import { ENDPOINT } from './data/workspace.js'
import { createFaults } from './faults.js'
import type { SandboxConditions, SandboxOptions } from './options.js'
import { RequestError } from './request-error.js'
import type { Call } from './route.js'
import { handleCall } from './router.js'
import { initialToken } from './sessions.js'
import { createState } from './state.js'
import { wait } from './wait.js'

/** A platform in memory. It is a `fetch`, to be given to a client as it is. */
export interface Sandbox {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** The sandbox itself, for those who take it apart. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** An endpoint to give to a client; every other one is answered as well. */
  readonly endpoint: string
  /** A key for whose users the sandbox gives out sessions. */
  readonly publishableKey: string
  /** The token of a session that is there from the beginning. */
  readonly clientSessionToken: string
  /** Changes the conditions from now on; faults replace all earlier ones, and are counted anew. */
  update(conditions: SandboxConditions): void
}

/**
 * Makes a platform with sample devices that lives in memory: no network, no key, in Node and in browsers. What is
 * changed stays changed for as long as it lives; every sandbox has a state of its own.
 *
 * @example
 * const sandbox = createSandbox({ latency: 0 })
 * const client = await PlatformClient.fromPublishableKey(sandbox.publishableKey, 'jane', { fetch: sandbox.fetch })
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = 1, now = () => Date.now(), product = 'seam', users = {} } = options
  const { size, devices, commandTime, takesAnyToken, models, connectWebviewUrl } = options
  const stateOptions = { size, devices, commandTime, takesAnyToken, models, connectWebviewUrl }
  const state = createState({ seed, start: now(), product, users, ...stateOptions })
  let { latency = 150 } = options
  let findFault = createFaults(options.faults ?? {})
  let requestCount = 0

  function respond(call: Omit<Call, 'params' | 'session' | 'state'>, method: string, body: string, requestId: string) {
    state.scheduler.runDue(call.now)
    try {
      const responseBody = handleCall({ ...call, state }, method, body)
      // What takes no time is done by then.
      state.scheduler.runDue(call.now)
      return successResponse(responseBody)
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error, requestId)
      throw error
    }
  }

  // The time of a call, its fault and its latency begin with it: a body takes a moment of its own to read.
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
