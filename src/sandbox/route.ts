import type { ClientSession } from '../client/resources.js'
import type { SandboxFault } from './options.js'
import { type ParamReader, readParams } from './params.js'
import { type ResponseBody, refusalError } from './response.js'
import type { SandboxState } from './state.js'

/** An authorized request and the state of the sandbox. */
export interface Call<T = unknown> {
  state: SandboxState
  params: T
  /** The caller's session. `null` for an API key, which can see everything. */
  session: ClientSession | null
  /** Time of the request, in ms since 1970. */
  now: number
  url: URL
  headers: Headers
  /** The injected fault. */
  fault: SandboxFault
}

/** An API path. */
export interface Route {
  /** POST is always accepted, too. */
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** If `true`, no credential is required. The route may check credentials itself. */
  isPublic?: true
  handle(call: Omit<Call, 'params'>, values: Record<string, unknown>): ResponseBody
}

export type Routes = Readonly<Record<string, Route>>

/** Creates a route that reads its parameters and returns a response body, or throws a `RequestError`. */
export function route<T>(
  method: Route['method'],
  read: (reader: ParamReader) => T,
  handle: (call: Call<T>) => ResponseBody
): Route {
  return { method, handle: (call, values) => handle({ ...call, params: readParams(values, read) }) }
}

/** Creates a route like `route` that requires no credential. */
export const publicRoute = <T>(...options: Parameters<typeof route<T>>): Route => ({
  ...route(...options),
  isPublic: true
})

/** Returns a route that client sessions without a customer may not use. API keys may. */
export const forCustomers = (inner: Route): Route => ({
  ...inner,
  handle(call, values) {
    if (call.session && !call.state.customer) throw refusalError('client_session_token_used_for_api_key')
    return inner.handle(call, values)
  }
})
