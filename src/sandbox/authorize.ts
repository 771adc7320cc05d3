import type { ClientSession } from '../client/resources.js'
import { WORKSPACE_ID } from './data/workspace.js'
import { RequestError } from './request-error.js'
import type { SandboxState } from './state.js'

interface Credentials {
  state: SandboxState
  headers: Headers
}

const unauthorized = (): RequestError => new RequestError(401, 'unauthorized', 'Unauthorized')

/**
 * The session of the caller, or none for an API key and for a console session that names the workspace.
 * @throws {RequestError} without a valid credential.
 */
export function authorize({ state: { product, sessions, takesAnyToken }, headers }: Credentials): ClientSession | null {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token?.startsWith(`${product}_sandbox`)) return null
  if (token?.startsWith('ey') && (takesAnyToken || headers.get(`${product}-workspace`) === WORKSPACE_ID)) return null
  const session = token === undefined ? undefined : sessions.find((session) => session.token === token)
  if (session) return session
  if (takesAnyToken && token?.startsWith(`${product}_cst`)) return sessions.initial
  throw unauthorized()
}

/** Lets in who has a publishable key, or an API key. @throws {RequestError} when that is neither. */
export function checkPublishableKey({ state, headers }: Credentials): void {
  const key = headers.get(`${state.product}-publishable-key`)
  if (key === null ? authorize({ state, headers }) : !key.startsWith(`${state.product}_pk`)) throw unauthorized()
}
