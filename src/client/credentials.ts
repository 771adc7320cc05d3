import { InvalidTokenError } from './errors.js'

/** Every kind of credential, in the order in which a token is taken for one. */
export const TOKEN_KINDS = [
  'clientSessionToken',
  'personalAccessToken',
  'publishableKey',
  'apiKey',
  'consoleSessionToken'
] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Who a call is made for. It is replaced, never changed, so that two of them can be told apart. */
export interface Authorization {
  init: { headers?: Record<string, string>; credentials?: RequestCredentials }
  /** Must not get into any message. */
  secret: string
}

/** Other characters do not fit into a header, and the complaint of `fetch` would quote the token. */
const HEADER_SAFE = /^[!-~]+$/

const prefixes = (product: string): Record<TokenKind, string> => ({
  clientSessionToken: `${product}_cst`,
  personalAccessToken: `${product}_at`,
  publishableKey: `${product}_pk`,
  apiKey: `${product}_`,
  consoleSessionToken: 'ey'
})

const describeKind = (kind: TokenKind) =>
  kind === 'consoleSessionToken' ? 'JWT' : kind.replace(/[A-Z]/g, ' $&').toLowerCase()

const detectKind = (token: string, product: string): TokenKind | undefined => {
  const prefix = prefixes(product)
  return TOKEN_KINDS.find((kind) => token.startsWith(prefix[kind]))
}

/** Whether a text looks like a token of a kind. */
export const isToken = (kind: TokenKind, token: string, product: string): boolean =>
  detectKind(token, product) === kind && HEADER_SAFE.test(token)

function checkToken(kind: TokenKind, token: string, product: string): void {
  if (isToken(kind, token, product)) return
  const actual = detectKind(token, product)
  throw new InvalidTokenError(
    !actual || actual === kind || actual === 'apiKey'
      ? `Unknown or invalid ${kind} format, expected token to start with ${prefixes(product)[kind]}`
      : `A ${describeKind(actual)} cannot be used as ${kind === 'apiKey' ? 'an' : 'a'} ${kind}`
  )
}

/** Writes a credential, which is known to look like one of its kind, as the headers of a call. */
export function toAuthorization(kind: TokenKind, token: string, product: string, workspaceId?: string): Authorization {
  const isSession = kind === 'clientSessionToken'
  const headers: Record<string, string> =
    kind === 'publishableKey' ? { [`${product}-publishable-key`]: token } : { authorization: `Bearer ${token}` }
  if (isSession) headers['client-session-token'] = token
  if (workspaceId) headers[`${product}-workspace`] = workspaceId
  return { init: { headers, credentials: isSession ? 'include' : 'same-origin' }, secret: token }
}

/**
 * Writes a credential as the headers of a call.
 * @throws InvalidTokenError when it does not look like one of its kind.
 */
export function authorize(kind: TokenKind, given: string, product: string, workspaceId?: string): Authorization {
  // A host without a compiler can give anything.
  const token = String(given)
  checkToken(kind, token, product)
  if (workspaceId && !HEADER_SAFE.test(workspaceId))
    throw new InvalidTokenError('Unknown or invalid workspaceId format')
  return toAuthorization(kind, token, product, workspaceId)
}
