import type { KyInstance } from 'ky'
import { authorize, TOKEN_KINDS, type Authorization, type TokenKind } from './credentials.js'
import { InvalidOptionsError } from './errors.js'
import type { ClientOptions, PlatformClientOptions } from './options.js'

declare const process: { env?: Record<string, string | undefined> } | undefined

/** All that any way to make a client can be given. */
interface GivenOptions extends PlatformClientOptions {
  publishableKey?: string | undefined
}

/** The options of a client, checked and completed. */
export interface Settings extends ClientOptions {
  client?: KyInstance | undefined
  endpoint: string
  product: string
  authorization: Authorization
}

const NEEDS_WORKSPACE = new Set<TokenKind>(['consoleSessionToken', 'personalAccessToken'])
const BESIDE_CLIENT = new Set(['client', 'isUndocumentedApiEnabled', 'waitForActionAttempt'])

function refuse(message: string): never {
  throw new InvalidOptionsError(message)
}

/** An environment variable of the product, such as `SEAM_ENDPOINT`; there are none in a browser. */
const environment = (product: string, name: string) =>
  typeof process === 'undefined' ? undefined : process.env?.[`${product.toUpperCase()}_${name}`]

function checkClient(options: GivenOptions): void {
  const others = Object.entries(options).filter(([name, value]) => value !== undefined && !BESIDE_CLIENT.has(name))
  const names = options.publishableKey ? 'PlatformClient.fromPublishableKey' : others.map(([name]) => name).join(', ')
  if (names) refuse(`The client option cannot be used with ${names}`)
}

function fromEnvironment({ workspaceId }: GivenOptions, product: string): GivenOptions {
  return {
    apiKey: environment(product, 'API_KEY'),
    personalAccessToken: environment(product, 'PERSONAL_ACCESS_TOKEN'),
    workspaceId: workspaceId ?? environment(product, 'WORKSPACE_ID')
  }
}

function readCredential(options: GivenOptions, product: string): Authorization {
  // A credential that is named but missing must not fall back to the key of a server.
  const named = TOKEN_KINDS.find((kind) => kind in options)
  const isNamed = named || 'client' in options
  const credentials = isNamed ? options : fromEnvironment(options, product)
  const [kind = named, other] = TOKEN_KINDS.filter((kind) => credentials[kind])
  if (other) {
    refuse(
      isNamed
        ? `The ${other} option cannot be used with the ${kind} option`
        : 'Both environment variables are defined, use only one authentication method'
    )
  }
  if (!kind) return refuse(isNamed ? 'Missing client' : 'Must specify a client, an apiKey or another credential')
  const token = credentials[kind]
  if (!NEEDS_WORKSPACE.has(kind)) return authorize(kind, token || refuse(`Missing ${kind}`), product)
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
export function readSettings(options: GivenOptions): Settings {
  const { client } = options
  const product = options.product || 'seam'
  const endpoint = options.endpoint || environment(product, 'ENDPOINT') || 'https://connect.getseam.com'
  if (client) checkClient(options)
  const authorization = client ? { init: {}, secret: '' } : readCredential(options, product)
  return { ...options, product, endpoint, authorization }
}
