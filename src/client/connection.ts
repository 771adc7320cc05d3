import { authorize, type Authorization } from './credentials.js'
import { InvalidOptionsError, isUnauthorizedError } from './errors.js'
import { createHttp, type WireCall } from './http.js'
import type { ClientSession } from './resources.js'
import type { Settings } from './settings.js'

/** Asks the platform for a session; its token is what calls are then made with. */
type Exchange = () => PromiseLike<ClientSession>

/** How the calls of one client reach the platform, and as whom. */
export interface Connection {
  readonly settings: Settings
  readonly endpoint: string
  /** Sends a call; a session that has expired is renewed once, for all calls that find it so, and the call repeated. */
  send(call: WireCall): Promise<Response>
  /** The session of the user, where the platform has told it. */
  session?: ClientSession | undefined
  /** How a session that has expired is replaced, if it can be. */
  exchange?: Exchange | undefined
  /** Replaces the session token once `verify` has found the new one good. */
  replaceToken(token: string, verify: (connection: Connection) => PromiseLike<ClientSession>): Promise<void>
  /**
   * Goes on with a credential that was found good, and with its session where it has one.
   *
   * @param turn which of several it is; a later one that was accepted already stays.
   */
  accept(authorization: Authorization, session?: ClientSession, turn?: number): void
}

/** No credential at all, nor a cookie. */
export const NOBODY: Authorization = { init: { headers: {}, credentials: 'omit' }, secret: '' }

export function createConnection(settings: Settings, http = createHttp(settings)): Connection {
  let renewal: Promise<void> | undefined
  let updates = 0
  let accepted = 0

  const authorizationOf = (token = ''): Authorization => authorize('clientSessionToken', token, settings.product)

  async function renew(exchange: Exchange): Promise<void> {
    try {
      const session = await exchange()
      // A token that was given meanwhile is not replaced.
      if (exchange !== connection.exchange) return
      settings.authorization = authorizationOf(session.token)
      connection.session = session
    } finally {
      renewal = undefined
    }
  }

  const connection: Connection = {
    settings,
    endpoint: http.endpoint,
    async send(call) {
      if (call.anonymous) return http.send(call, NOBODY)
      const used = settings.authorization
      try {
        return await http.send(call, used)
      } catch (error) {
        if (!connection.exchange || !isUnauthorizedError(error)) throw error
        if (used === settings.authorization) await (renewal ??= renew(connection.exchange))
        return http.send(call, settings.authorization)
      }
    },
    async replaceToken(token, verify) {
      if (settings.authorization.init.credentials !== 'include') {
        throw new InvalidOptionsError(
          'Cannot update a clientSessionToken on a client created without a clientSessionToken'
        )
      }
      const authorization = authorizationOf(token)
      const turn = ++updates
      connection.accept(authorization, await verify(createConnection({ ...settings, authorization }, http)), turn)
    },
    accept(authorization, session, turn = ++updates) {
      // A later update may have been accepted sooner.
      if (turn < accepted) return
      accepted = turn
      settings.authorization = authorization
      connection.session = session
      connection.exchange = undefined
    }
  }
  return connection
}
