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
 * Returns the caller's session, or `null` for API keys and for console sessions with the workspace header.
 * @throws {RequestError} if the credential is missing or invalid
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

/** Checks that the request has a publishable key or an API key. @throws {RequestError} if it has neither */
export function checkPublishableKey({ state, headers }: Credentials): void {
  const key = headers.get(`${state.product}-publishable-key`)
  if (key === null ? authorize({ state, headers }) : !key.startsWith(`${state.product}_pk`)) throw unauthorized()
}
