import { authorize, type Authorization } from './credentials.js'
import { InvalidOptionsError, isUnauthorizedError } from './errors.js'
import { createHttp, type WireCall } from './http.js'
import type { CallOptions } from './options.js'
import type { ClientSession } from './resources.js'
import type { Settings } from './settings.js'

/** Requests a client session, whose token authorizes the following requests. */
type SessionExchange = (options?: CallOptions) => PromiseLike<ClientSession>

/** Timeout of a renewal, in ms. All calls wait for it, and a renewal without a response must not block them forever. */
const RENEWAL_TIMEOUT = 30_000

/** Sends the requests of one client with its current credential. */
export interface Connection {
  readonly settings: Settings
  readonly endpoint: string
  /**
   * Sends a request. If the session has expired, it is renewed once for all affected requests, which are then repeated.
   */
  send(call: WireCall): Promise<Response>
  /** The user's client session, if known. */
  session?: ClientSession | undefined
  /** Requests a new session. `undefined` if the session can't be renewed. */
  exchange?: SessionExchange | undefined
  /** Switches to another session token after `verify` has succeeded. */
  replaceToken(token: string, verify: (connection: Connection) => PromiseLike<ClientSession>): Promise<void>
  /**
   * Switches to a verified credential and its session.
   *
   * @param update Sequence number of the update. Ignored if a later update has already been adopted.
   */
  adopt(authorization: Authorization, session?: ClientSession, update?: number): void
}

/** Sends neither a credential nor cookies. */
export const NO_CREDENTIAL: Authorization = { init: { headers: {}, credentials: 'omit' }, secret: '' }

export function createConnection(settings: Settings, http = createHttp(settings)): Connection {
  let renewal: Promise<void> | undefined
  let lastUpdate = 0
  let adoptedUpdate = 0

  const toAuthorization = (token = ''): Authorization => authorize('clientSessionToken', token, settings.product)

  async function renew(exchange: SessionExchange): Promise<void> {
    try {
      const session = await exchange({ timeout: settings.timeout || RENEWAL_TIMEOUT })
      // Keep a token that was set in the meantime.
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
        // The `fetch` of a host may ignore signals.
        call.options.signal?.throwIfAborted()
        call.options.onRepeat?.()
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
      // Updates may be verified out of order.
      if (update < adoptedUpdate) return
      adoptedUpdate = update
      settings.authorization = authorization
      connection.session = session
      connection.exchange = undefined
    }
  }
  return connection
}
