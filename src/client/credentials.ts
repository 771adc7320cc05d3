import { InvalidTokenError } from './errors.js'

/** All kinds of credentials, in the order in which prefixes are matched. */
export const TOKEN_KINDS = [
  'clientSessionToken',
  'personalAccessToken',
  'publishableKey',
  'apiKey',
  'consoleSessionToken'
] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** The credential of a request. Immutable, so that it can be compared by identity. */
export interface Authorization {
  init: { headers?: Record<string, string>; credentials?: RequestCredentials }
  /** Removed from all error messages. */
  secret: string
  /** `true` for a client or console session, which may expire and may not use every route. */
  isSession: boolean
}

/** Characters allowed in a header. For others, `fetch` throws an error that quotes the token. */
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

/** Returns `true` if the token has the format of this kind. */
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

/** Returns the headers for a credential without checking its format. */
export function toAuthorization(kind: TokenKind, token: string, product: string, workspaceId?: string): Authorization {
  const isClientSession = kind === 'clientSessionToken'
  const headers: Record<string, string> =
    kind === 'publishableKey' ? { [`${product}-publishable-key`]: token } : { authorization: `Bearer ${token}` }
  if (isClientSession) headers['client-session-token'] = token
  if (workspaceId) headers[`${product}-workspace`] = workspaceId
  return {
    init: { headers, credentials: isClientSession ? 'include' : 'same-origin' },
    secret: token,
    isSession: isClientSession || kind === 'consoleSessionToken'
  }
}

/**
 * Checks a credential and returns its headers.
 *
 * @throws InvalidTokenError if the credential has the wrong format
 */
export function authorize(kind: TokenKind, rawToken: string, product: string, workspaceId?: string): Authorization {
  // JavaScript callers can pass any type.
  const token = String(rawToken)
  checkToken(kind, token, product)
  if (workspaceId && !HEADER_SAFE.test(workspaceId))
    throw new InvalidTokenError('Unknown or invalid workspaceId format')
  return toAuthorization(kind, token, product, workspaceId)
}
