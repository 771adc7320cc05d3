import type { InternalCalls } from './calls/internal.js'
import { type Connection, createConnection, NO_CREDENTIAL } from './connection.js'
import { isApiError } from './errors.js'
import { browserFingerprint } from './fingerprint.js'
import type { PlatformCalls } from './generated/calls.js'
import { createMethods } from './methods.js'
import type { CallOptions, ClientOptions, PlatformClientOptions } from './options.js'
import { createPaginator, type Paginator } from './paginator.js'
import { invalidResponse } from './parse-response.js'
import type { PlatformRequest } from './platform-request.js'
import type { ClientSession } from './resources.js'
import { INTERNAL_TABLE, ROUTE_TABLE } from './routes.js'
import { resolveSettings } from './settings.js'
import { exposeThroughProxies, unwrapProxy } from './unwrap-proxy.js'

/** Warns if a user identifier key looks like an e-mail address, which others can guess. */
function warnAboutGuessableKey(userIdentifierKey: string): void {
  if (!/^[^@!\s]+@[^@!\s]+$/.test(userIdentifierKey)) return
  console.warn('The userIdentifierKey is an e-mail address: anyone who knows it can act as this user. Use a random id.')
}

/** Private state is stored here rather than in private fields, which don't work through proxies. */
const connections = new WeakMap<object, Connection>()

function connectionOf(client: object): Connection {
  const connection = connections.get(unwrapProxy(client))
  if (!connection) throw new TypeError('This object is not a PlatformClient')
  return connection
}

/**
 * Verifies the token of a connection. A session of a customer may not read itself, but its workspace.
 *
 * @returns the session, or `undefined` if it may not be read
 */
async function verifyToken(connection: Connection): Promise<ClientSession | undefined> {
  const { clientSessions } = createMethods(connection)
  try {
    return await clientSessions.get({}, { detectRefusal: true })
  } catch (error) {
    if (isApiError(error) && error.isRefused) return undefined
    throw error
  }
}

/** Switches a client to the verified credential and session of another client. */
export function adoptCredential(
  client: PlatformClient,
  verified: PlatformClient,
  session: ClientSession | undefined
): void {
  connectionOf(client).adopt(connectionOf(verified).settings.authorization, session)
}

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the methods are made from the table of routes
export interface PlatformClient extends PlatformCalls {}

/**
 * A client for the platform's HTTP API. Every endpoint is a method at its path in camelCase:
 * `POST /access_codes/unmanaged/list` is `client.accessCodes.unmanaged.list(parameters)`.
 *
 * @example
 * const client = PlatformClient.fromClientSessionToken('seam_cst1…')
 * const devices = await client.devices.list({ limit: 20 })
 */
export class PlatformClient {
  /** Creates a client for a server. Never use an API key in a browser: it gives access to the whole workspace. */
  static fromApiKey(apiKey: string, options?: ClientOptions): PlatformClient {
    return new PlatformClient({ ...options, apiKey })
  }

  /** Creates a client for a browser from a client session token that your server has created. */
  static fromClientSessionToken(clientSessionToken: string, options?: ClientOptions): PlatformClient {
    return new PlatformClient({ ...options, clientSessionToken })
  }

  /** Creates a client for a user of the platform's console. */
  static fromConsoleSessionToken(
    consoleSessionToken: string,
    workspaceId: string,
    options?: ClientOptions
  ): PlatformClient {
    return new PlatformClient({ ...options, consoleSessionToken, workspaceId })
  }

  /** Creates a client for a developer with an account of the platform. */
  static fromPersonalAccessToken(
    personalAccessToken: string,
    workspaceId: string,
    options?: ClientOptions
  ): PlatformClient {
    return new PlatformClient({ ...options, personalAccessToken, workspaceId })
  }

  /**
   * Creates a client for one of your users in a browser. The key is exchanged for a client session, which is renewed
   * when it expires.
   *
   * @param publishableKey A key that starts with `seam_pk`.
   * @param userIdentifierKey Your id of the user, which must be hard to guess. By default, an id is generated for this
   *   browser.
   * @throws InvalidOptionsError, InvalidTokenError, or the {@link ApiError} or {@link NetworkError} of the exchange
   *
   * @example
   * const client = await PlatformClient.fromPublishableKey('seam_pk1…', 'user-1')
   */
  static async fromPublishableKey(
    publishableKey: string,
    userIdentifierKey?: string,
    options?: ClientOptions
  ): Promise<PlatformClient> {
    const connection = createConnection(resolveSettings({ ...options, publishableKey }, { kinds: ['publishableKey'] }))
    const { clientSessions } = createMethods(connection)
    if (userIdentifierKey) warnAboutGuessableKey(userIdentifierKey)
    const user_identifier_key = userIdentifierKey || browserFingerprint()
    async function exchange(callOptions?: CallOptions): Promise<ClientSession> {
      const call = clientSessions.getOrCreate({ user_identifier_key }, callOptions)
      const session = await call
      if (typeof session?.token === 'string') return session
      throw invalidResponse(await call.fetchResponse(), connection.settings.product)
    }
    const session = await exchange()
    const client = PlatformClient.fromClientSessionToken(session.token ?? '', options)
    Object.assign(connectionOf(client), { session, exchange })
    return client
  }

  /**
   * @param options One credential and any client option, or an API key. In Node, a missing credential is read from the
   *   environment: `SEAM_API_KEY`, or `SEAM_PERSONAL_ACCESS_TOKEN` with `SEAM_WORKSPACE_ID`.
   * @throws InvalidOptionsError if options are missing or conflict
   * @throws InvalidTokenError if a key or token has the wrong format
   */
  constructor(options: PlatformClientOptions | string = {}) {
    const connection = createConnection(
      resolveSettings(typeof options === 'string' ? { apiKey: options } : (options ?? {}))
    )
    connections.set(this, connection)
    connection.settings.signal?.addEventListener('abort', () => connection.adopt(NO_CREDENTIAL, undefined, Infinity))
    createMethods(connection, ROUTE_TABLE, this)
    exposeThroughProxies(this)
  }

  /** The user's client session, if known: after `fromPublishableKey` or `updateClientSessionToken`. */
  get clientSession(): ClientSession | undefined {
    return connectionOf(this).session
  }

  /**
   * Endpoints that the elements use in addition to the public API: the device catalog and usage messages. They may
   * change at any time.
   */
  get internal(): InternalCalls['internal'] {
    return createMethods<InternalCalls>(connectionOf(this), INTERNAL_TABLE).internal
  }

  /**
   * Creates a paginator, which reads a list page by page. Every page uses the parameters and options of the request.
   *
   * @throws InvalidOptionsError if the endpoint does not support pagination
   *
   * @example
   * const pages = client.createPaginator(client.devices.list({ limit: 20 }))
   * for await (const device of pages.flatten()) console.log(device.display_name)
   */
  createPaginator<Item>(request: PlatformRequest<Item[]>): Paginator<Item> {
    return createPaginator(request, connectionOf(this).settings.product)
  }

  /**
   * Replaces the session token of a client that was created with one. The new token is verified first; if the platform
   * rejects it, the old token stays in use.
   *
   * @throws InvalidTokenError if the token has the wrong format
   * @throws InvalidOptionsError if the client was created with another kind of credential
   * @throws UnauthorizedError if the platform rejects the token
   */
  updateClientSessionToken(clientSessionToken: string): Promise<void> {
    return connectionOf(this).replaceToken(clientSessionToken, verifyToken)
  }
}
