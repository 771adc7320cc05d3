import type { KyInstance } from 'ky'
import { checkTimeouts } from './check-timeouts.js'
import { type Authorization, authorize, TOKEN_KINDS, type TokenKind } from './credentials.js'
import { DEFAULT_ENDPOINT, isValidEndpoint } from './endpoint.js'
import { InvalidOptionsError } from './errors.js'
import type { ClientOptions, PlatformClientOptions } from './options.js'

/** The options of all constructors and factories. */
interface RawOptions extends PlatformClientOptions {
  publishableKey?: string | undefined
}

/** Validated options with defaults. Of the credential, only its headers are stored. */
export interface Settings extends ClientOptions {
  client?: KyInstance | undefined
  endpoint: string
  product: string
  authorization: Authorization
}

const KINDS_WITH_WORKSPACE = new Set<string>(['consoleSessionToken', 'personalAccessToken'])
const ALLOWED_WITH_CLIENT = ['client', 'isUndocumentedApiEnabled', 'waitForActionAttempt']
const ALLOWED_WITH_TOKEN = [
  'endpoint',
  'product',
  'retry',
  'timeout',
  'fetch',
  'headers',
  'signal',
  ...ALLOWED_WITH_CLIENT
]

/** The credentials that a constructor or factory accepts. */
interface AcceptedCredentials {
  kinds: readonly TokenKind[]
  allowsWorkspace?: boolean
}

/** Accepted by `new PlatformClient`. */
const ALL_BUT_PUBLISHABLE_KEY: AcceptedCredentials = {
  kinds: TOKEN_KINDS.filter((kind) => kind !== 'publishableKey'),
  allowsWorkspace: true
}

function rejectOptions(message: string): never {
  throw new InvalidOptionsError(message)
}

/** Reads an environment variable, such as `SEAM_ENDPOINT`. Returns `undefined` in browsers. */
const readEnvironment = (product: string, name: string): string | undefined =>
  Reflect.get(globalThis, 'process')?.env?.[`${product.toUpperCase()}_${name}`]

function checkOptionNames(options: RawOptions, { kinds, allowsWorkspace }: AcceptedCredentials): void {
  const names = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : name))
  const conflicting = names.filter((name) => !ALLOWED_WITH_CLIENT.includes(name)).join(', ')
  if (options.client && conflicting) {
    const conflict = options.publishableKey ? 'PlatformClient.fromPublishableKey' : conflicting
    rejectOptions(`The client option cannot be used with ${conflict}`)
  }
  const allowed = new Set<unknown>([...ALLOWED_WITH_TOKEN, ...kinds, allowsWorkspace && 'workspaceId'])
  const unknown = names.find((name) => !allowed.has(name))
  if (unknown === 'publishableKey')
    rejectOptions('A publishableKey can only be used with PlatformClient.fromPublishableKey')
  if (unknown) rejectOptions(`Unknown option: ${unknown}`)
}

function credentialsFromEnvironment({ workspaceId }: RawOptions, product: string): RawOptions {
  return {
    apiKey: readEnvironment(product, 'API_KEY'),
    personalAccessToken: readEnvironment(product, 'PERSONAL_ACCESS_TOKEN'),
    workspaceId: workspaceId ?? readEnvironment(product, 'WORKSPACE_ID')
  }
}

function resolveCredential(
  options: RawOptions,
  product: string,
  { kinds, allowsWorkspace }: AcceptedCredentials
): Authorization {
  // Don't fall back to the environment if a credential was passed but is empty.
  const givenKind = TOKEN_KINDS.find((kind) => kind in options)
  const hasExplicitCredential = givenKind || 'client' in options
  const credentials = hasExplicitCredential ? options : credentialsFromEnvironment(options, product)
  const [kind = givenKind, secondKind] = TOKEN_KINDS.filter(
    (kind) => credentials[kind] && (hasExplicitCredential || kinds.includes(kind))
  )
  if (secondKind) {
    rejectOptions(
      hasExplicitCredential
        ? `The ${secondKind} option cannot be used with the ${kind} option`
        : 'Both environment variables are defined, use only one authentication method'
    )
  }
  if (!kind)
    return rejectOptions(
      hasExplicitCredential ? 'Missing client' : 'Must specify a client, an apiKey or another credential'
    )
  const token = credentials[kind]
  if (!allowsWorkspace || !KINDS_WITH_WORKSPACE.has(kind)) {
    if (options.workspaceId) rejectOptions(`The workspaceId option cannot be used with the ${kind} option`)
    return authorize(kind, token || rejectOptions(`Missing ${kind}`), product)
  }
  const { workspaceId } = credentials
  if (token && workspaceId) return authorize(kind, token, product, workspaceId)
  return rejectOptions(
    token && !('workspaceId' in options)
      ? `Must pass a workspaceId when using a ${kind}`
      : `Missing ${kind} or workspaceId`
  )
}

/**
 * Validates the options of a client and adds defaults.
 *
 * @throws InvalidOptionsError, InvalidTokenError
 */
export function resolveSettings(options: RawOptions, accepted = ALL_BUT_PUBLISHABLE_KEY): Settings {
  const { client } = options
  const product = options.product || 'seam'
  // The product is part of header names.
  if (!/^[\w-]+$/.test(product))
    rejectOptions('Invalid product: it is part of header names. Use only ASCII letters, digits, - and _')
  const endpoint = options.endpoint || readEnvironment(product, 'ENDPOINT') || DEFAULT_ENDPOINT
  const authorization = client
    ? { init: {}, secret: '', isSession: false }
    : resolveCredential(options, product, accepted)
  checkOptionNames(options, accepted)
  if (client && typeof client !== 'function') rejectOptions('The client option must be a ky instance')
  if (!isValidEndpoint(endpoint)) {
    rejectOptions(
      'Invalid endpoint: keys are sent there. Use an http(s) address or a path, without a user name or query'
    )
  }
  checkTimeouts(options)
  const settings: Settings & RawOptions = { ...options, product, endpoint, authorization }
  for (const kind of TOKEN_KINDS) delete settings[kind]
  return settings
}
