export const DEFAULT_ENDPOINT = 'https://connect.getseam.com'

/**
 * Returns `true` for an http(s) URL or a path, without a user name or query. A host name without a scheme would be a
 * relative URL, and send the credential to the embedding page's server.
 */
export function isValidEndpoint(endpoint: string): boolean {
  if (!/^(https?:\/\/|\/)[^?#]*$/i.test(endpoint)) return false
  try {
    const { username, password } = new URL(endpoint, globalThis.location?.href)
    return !username && !password
  } catch {
    // The error of `URL` quotes the endpoint, which may contain a password.
    return false
  }
}

export const trimTrailingSlashes = (endpoint: string): string => endpoint.replace(/\/+$/, '')

/** Creates or returns a client session. A POST request, but without any effect that the user can see. */
export const SESSION_EXCHANGE_PATH = '/client_sessions/get_or_create'
