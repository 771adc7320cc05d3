import type { ClientSession } from '../client/resources.js'
import type { SandboxFault } from './options.js'
import { readParams, type ParamReader } from './params.js'
import type { SandboxState } from './state.js'

/** A call that has been let in, and the platform that it reaches. */
export interface Call<T = unknown> {
  state: SandboxState
  params: T
  /** The session of the caller; an API key has none and sees everything. */
  session: ClientSession | null
  /** When it arrived, in milliseconds since 1970. */
  now: number
  url: URL
  headers: Headers
  /** The fault that this call is under. */
  fault: SandboxFault
}

type ResponseBody = Record<string, unknown>

/** A path of the platform. */
export interface Route {
  /** POST is accepted beside it. */
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** Lets a caller in without a session or API key: the route looks at the credentials itself. */
  isPublic?: true
  handle(call: Omit<Call, 'params'>, values: Record<string, unknown>): ResponseBody
}

/** The routes of one resource, by path. */
export type Routes = Readonly<Record<string, Route>>

/** A route that reads its parameters first and answers then, or throws a `Refusal`. */
export function route<T>(
  method: Route['method'],
  read: (reader: ParamReader) => T,
  handle: (call: Call<T>) => ResponseBody
): Route {
  return { method, handle: (call, values) => handle({ ...call, params: readParams(values, read) }) }
}
