import { invalidResponse } from './parse-response.js'
import type { InternalCalls } from './calls/internal.js'
import type { PlatformCalls } from './generated/calls.js'
import { unwrapProxy, exposeThroughProxies } from './unwrap-proxy.js'
import { createConnection, NO_CREDENTIAL, type Connection } from './connection.js'
import { browserFingerprint } from './fingerprint.js'
import { createMethods } from './methods.js'
import type { ClientOptions, PlatformClientOptions } from './options.js'
import { createPaginator, type Paginator } from './paginator.js'
import type { PlatformRequest } from './platform-request.js'
import type { ClientSession } from './resources.js'
import { INTERNAL_TABLE, ROUTE_TABLE } from './routes.js'
import { resolveSettings } from './settings.js'
import { warnAboutGuessableKey } from './user-identifier-key.js'

/** Kept apart from the clients: a private field is out of a proxy's reach, and the type of a proxy is another then. */
const connections = new WeakMap<object, Connection>()

function connectionOf(client: object): Connection {
  const connection = connections.get(unwrapProxy(client))
  if (!connection) throw new TypeError('This is no client.')
  return connection
}

/** Has a client go on with the credential of another one, which was found good, and with its session where it has one. */
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
 * The platform, as one credential sees it. Every call is a method at its path: `client.devices.list({ limit: 20 })`.
 *
 * @example
 * const client = PlatformClient.fromClientSessionToken('seam_cst1…', { endpoint })
 * const devices = await client.devices.list({ limit: 20 })
 */
export class PlatformClient {
  static fromApiKey(apiKey: string, options?: ClientOptions): PlatformClient {
    return new PlatformClient({ ...options, apiKey })
  }

  static fromClientSessionToken(clientSessionToken: string, options?: ClientOptions): PlatformClient {
    return new PlatformClient({ ...options, clientSessionToken })
  }

  static fromConsoleSessionToken(
    consoleSessionToken: string,
    workspaceId: string,
    options?: ClientOptions
  ): PlatformClient {
    return new PlatformClient({ ...options, consoleSessionToken, workspaceId })
  }

  static fromPersonalAccessToken(
    personalAccessToken: string,
    workspaceId: string,
    options?: ClientOptions
  ): PlatformClient {
    return new PlatformClient({ ...options, personalAccessToken, workspaceId })
  }

  /**
   * Exchanges the key for the session of a user, and again when that has expired.
   * @param userIdentifierKey who the user is; without it, this browser is taken for the user.
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
    async function exchange(): Promise<ClientSession> {
      const call = clientSessions.getOrCreate({ user_identifier_key })
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
   * @param options with one credential, or an API key. In Node, without either, the environment is asked.
   * @throws InvalidOptionsError, InvalidTokenError
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

  /** The session of the user, where the platform has told it. */
  get clientSession(): ClientSession | undefined {
    return connectionOf(this).session
  }

  /**
   * What the widget needs besides the platform's own calls: the catalogue, and where it tells how it is used.
   * It may change at any time.
   */
  get internal(): InternalCalls['internal'] {
    return createMethods<InternalCalls>(connectionOf(this), INTERNAL_TABLE).internal
  }

  /**
   * Reads the list of a call page by page.
   * @throws InvalidOptionsError when the call does not page.
   */
  createPaginator<Item>(request: PlatformRequest<Item[]>): Paginator<Item> {
    return createPaginator(request, connectionOf(this).settings.product)
  }

  /**
   * Goes on with another session token, once the platform has accepted it.
   * @throws InvalidTokenError, UnauthorizedError and so on; the old token then stays.
   */
  updateClientSessionToken(clientSessionToken: string): Promise<void> {
    const verify = (connection: Connection) => createMethods(connection).clientSessions.get()
    return connectionOf(this).replaceToken(clientSessionToken, verify)
  }
}
