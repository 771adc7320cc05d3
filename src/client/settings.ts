import type { KyInstance } from 'ky'
import { authorize, TOKEN_KINDS, type Authorization, type TokenKind } from './credentials.js'
import { DEFAULT_ENDPOINT, isEndpoint } from './endpoint.js'
import { InvalidOptionsError } from './errors.js'
import type { ClientOptions, PlatformClientOptions } from './options.js'
import { checkTimes } from './times.js'

/** All that any way to make a client can be given. */
interface RawOptions extends PlatformClientOptions {
  publishableKey?: string | undefined
}

/** The options of a client, checked and completed; of the credential only what is sent with a call. */
export interface Settings extends ClientOptions {
  client?: KyInstance | undefined
  endpoint: string
  product: string
  authorization: Authorization
}

const NEEDS_WORKSPACE = new Set<string>(['consoleSessionToken', 'personalAccessToken'])
const BESIDE_CLIENT = ['client', 'isUndocumentedApiEnabled', 'waitForActionAttempt']
const BESIDE_TOKEN = ['endpoint', 'product', 'retry', 'timeout', 'fetch', 'headers', 'signal', ...BESIDE_CLIENT]

/** Which credentials a way to make a client takes, and whether they are for one workspace. */
interface Accepted {
  kinds: readonly TokenKind[]
  hasWorkspace?: boolean
}

/** What `new PlatformClient` takes. */
const ANY_BUT_KEY: Accepted = { kinds: TOKEN_KINDS.filter((kind) => kind !== 'publishableKey'), hasWorkspace: true }

function refuse(message: string): never {
  throw new InvalidOptionsError(message)
}

/** An environment variable of the product, such as `SEAM_ENDPOINT`; there are none in a browser. */
const environment = (product: string, name: string): string | undefined =>
  Reflect.get(globalThis, 'process')?.env?.[`${product.toUpperCase()}_${name}`]

function checkNames(options: RawOptions, { kinds, hasWorkspace }: Accepted): void {
  const names = Object.keys(options).filter((name) => Reflect.get(options, name) !== undefined)
  const beside = names.filter((name) => !BESIDE_CLIENT.includes(name)).join(', ')
  if (options.client && beside) {
    const way = options.publishableKey ? 'PlatformClient.fromPublishableKey' : beside
    refuse(`The client option cannot be used with ${way}`)
  }
  const known = new Set<unknown>([...BESIDE_TOKEN, ...kinds, hasWorkspace && 'workspaceId'])
  const unknown = names.find((name) => !known.has(name))
  if (unknown === 'publishableKey') refuse('A publishableKey can only be used with PlatformClient.fromPublishableKey')
  if (unknown) refuse(`Unknown option: ${unknown}`)
}

function fromEnvironment({ workspaceId }: RawOptions, product: string): RawOptions {
  return {
    apiKey: environment(product, 'API_KEY'),
    personalAccessToken: environment(product, 'PERSONAL_ACCESS_TOKEN'),
    workspaceId: workspaceId ?? environment(product, 'WORKSPACE_ID')
  }
}

function readCredential(options: RawOptions, product: string, { kinds, hasWorkspace }: Accepted): Authorization {
  // A credential that is named but missing must not fall back to the key of a server.
  const named = TOKEN_KINDS.find((kind) => kind in options)
  const isNamed = named || 'client' in options
  const credentials = isNamed ? options : fromEnvironment(options, product)
  const [kind = named, other] = TOKEN_KINDS.filter((kind) => credentials[kind] && (isNamed || kinds.includes(kind)))
  if (other) {
    refuse(
      isNamed
        ? `The ${other} option cannot be used with the ${kind} option`
        : 'Both environment variables are defined, use only one authentication method'
    )
  }
  if (!kind) return refuse(isNamed ? 'Missing client' : 'Must specify a client, an apiKey or another credential')
  const token = credentials[kind]
  if (!hasWorkspace || !NEEDS_WORKSPACE.has(kind)) {
    if (options.workspaceId) refuse(`The workspaceId option cannot be used with the ${kind} option`)
    return authorize(kind, token || refuse(`Missing ${kind}`), product)
  }
  const { workspaceId } = credentials
  if (token && workspaceId) return authorize(kind, token, product, workspaceId)
  return refuse(
    token && !('workspaceId' in options)
      ? `Must pass a workspaceId when using a ${kind}`
      : `Missing ${kind} or workspaceId`
  )
}

/**
 * Checks the options of a client and completes them.
 * @throws InvalidOptionsError, InvalidTokenError
 */
export function readSettings(options: RawOptions, accepted = ANY_BUT_KEY): Settings {
  const { client } = options
  const product = options.product || 'seam'
  // The names of headers begin with it.
  if (!/^[\w-]+$/.test(product)) refuse('The product must be a name of ASCII letters, digits, - and _')
  const endpoint = options.endpoint || environment(product, 'ENDPOINT') || DEFAULT_ENDPOINT
  const authorization = client ? { init: {}, secret: '' } : readCredential(options, product, accepted)
  checkNames(options, accepted)
  if (client && typeof client !== 'function') refuse('The client option must be an instance of ky')
  if (!isEndpoint(endpoint)) {
    refuse('The endpoint must be an http(s) address, or a path, without a user name or a query')
  }
  checkTimes(options)
  const settings: Settings & RawOptions = { ...options, product, endpoint, authorization }
  for (const kind of TOKEN_KINDS) delete settings[kind]
  return settings
}
