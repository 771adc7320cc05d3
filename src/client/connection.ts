import { authorize, type Authorization } from './credentials.js'
import { InvalidOptionsError, isUnauthorizedError } from './errors.js'
import { createHttp, type WireCall } from './http.js'
import type { ClientSession } from './resources.js'
import type { Settings } from './settings.js'

/** Asks the platform for a session; its token is what calls are then made with. */
type SessionExchange = () => PromiseLike<ClientSession>

/** How the calls of one client reach the platform, and as whom. */
export interface Connection {
  readonly settings: Settings
  readonly endpoint: string
  /** Sends a call; a session that has expired is renewed once, for all calls that find it so, and the call repeated. */
  send(call: WireCall): Promise<Response>
  /** The session of the user, where the platform has told it. */
  session?: ClientSession | undefined
  /** How a session that has expired is replaced, if it can be. */
  exchange?: SessionExchange | undefined
  /** Replaces the session token once `verify` has found the new one good. */
  replaceToken(token: string, verify: (connection: Connection) => PromiseLike<ClientSession>): Promise<void>
  /**
   * Goes on with a credential that was found good, and with its session where it has one.
   *
   * @param update which of several it is; a later one that was accepted already stays.
   */
  adopt(authorization: Authorization, session?: ClientSession, update?: number): void
}

/** No credential at all, nor a cookie. */
export const NO_CREDENTIAL: Authorization = { init: { headers: {}, credentials: 'omit' }, secret: '' }

export function createConnection(settings: Settings, http = createHttp(settings)): Connection {
  let renewal: Promise<void> | undefined
  let lastUpdate = 0
  let adoptedUpdate = 0

  const toAuthorization = (token = ''): Authorization => authorize('clientSessionToken', token, settings.product)

  async function renew(exchange: SessionExchange): Promise<void> {
    try {
      const session = await exchange()
      // A token that was given meanwhile is not replaced.
      if (exchange !== connection.exchange) return
      settings.authorization = toAuthorization(session.token)
      connection.session = session
    } finally {
      renewal = undefined
    }
  }

  const connection: Connection = {
    settings,
    endpoint: http.endpoint,
    async send(call) {
      if (call.isAnonymous) return http.send(call, NO_CREDENTIAL)
      const sentAuthorization = settings.authorization
      try {
        return await http.send(call, sentAuthorization)
      } catch (error) {
        if (!connection.exchange || !isUnauthorizedError(error)) throw error
        if (sentAuthorization === settings.authorization) await (renewal ??= renew(connection.exchange))
        return http.send(call, settings.authorization)
      }
    },
    async replaceToken(token, verify) {
      if (settings.authorization.init.credentials !== 'include') {
        throw new InvalidOptionsError(
          'Cannot update a clientSessionToken on a client created without a clientSessionToken'
        )
      }
      const authorization = toAuthorization(token)
      const update = ++lastUpdate
      connection.adopt(authorization, await verify(createConnection({ ...settings, authorization }, http)), update)
    },
    adopt(authorization, session, update = ++lastUpdate) {
      // A later update may have been accepted sooner.
      if (update < adoptedUpdate) return
      adoptedUpdate = update
      settings.authorization = authorization
      connection.session = session
      connection.exchange = undefined
    }
  }
  return connection
}
