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
  session?: ClientSession
  /** How a session that has expired is replaced, if it can be. */
  exchange?: Exchange | undefined
  /** Replaces the session token once `verify` has found the new one good. */
  replaceToken(token: string, verify: (connection: Connection) => PromiseLike<ClientSession>): Promise<void>
}

/** No credential at all, nor a cookie. */
const NOBODY: Authorization = { init: { headers: {}, credentials: 'omit' }, secret: '' }

export function createConnection(settings: Settings, http = createHttp(settings)): Connection {
  let { authorization } = settings
  let renewal: Promise<void> | undefined
  let updates = 0
  let accepted = 0

  const authorizationOf = (token = ''): Authorization => authorize('clientSessionToken', token, settings.product)

  async function renew(exchange: Exchange): Promise<void> {
    try {
      const session = await exchange()
      // A token that was given meanwhile is not replaced.
      if (exchange !== connection.exchange) return
      authorization = authorizationOf(session.token)
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
      const used = authorization
      try {
        return await http.send(call, used)
      } catch (error) {
        if (!connection.exchange || !isUnauthorizedError(error)) throw error
        if (used === authorization) await (renewal ??= renew(connection.exchange))
        return http.send(call, authorization)
      }
    },
    async replaceToken(token, verify) {
      if (authorization.init.credentials !== 'include') {
        throw new InvalidOptionsError(
          'Cannot update a clientSessionToken on a client created without a clientSessionToken'
        )
      }
      const next = authorizationOf(token)
      const turn = ++updates
      const session = await verify(createConnection({ ...settings, authorization: next }, http))
      // A later update may have been accepted sooner.
      if (turn < accepted) return
      accepted = turn
      connection.session = session
      connection.exchange = undefined
      authorization = next
    }
  }
  return connection
}
