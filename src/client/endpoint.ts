/** Where the platform is, unless somebody says otherwise. */
export const DEFAULT_ENDPOINT = 'https://connect.getseam.com'

/**
 * Whether the platform can be at an address: an http(s) one or a path, without a user name or a query. A name without a
 * scheme would lead to a page of the host, and take the key there.
 */
export function isValidEndpoint(endpoint: string): boolean {
  if (!/^(https?:\/\/|\/)[^?#]*$/i.test(endpoint)) return false
  try {
    const { username, password } = new URL(endpoint, globalThis.location?.href)
    return !username && !password
  } catch {
    // The message of `URL` would quote it.
    return false
  }
}

/** An endpoint, before which a path can be put. */
export const trimTrailingSlashes = (endpoint: string): string => endpoint.replace(/\/+$/, '')

/** Gives the session of a user for a key: it changes nothing that anybody sees. */
export const SESSION_EXCHANGE_PATH = '/client_sessions/get_or_create'
