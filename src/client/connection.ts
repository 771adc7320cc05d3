import { type Authorization, authorize } from './credentials.js'
import { InvalidOptionsError, isUnauthorizedError, UnauthorizedError } from './errors.js'
import { createHttp, type WireCall } from './http.js'
import type { CallOptions } from './options.js'
import type { ClientSession } from './resources.js'
import { WORKSPACE_ROUTE } from './routes.js'
import { createSessionCheck, isPossibleRefusal, toRefusal } from './session-check.js'
import type { Settings } from './settings.js'

/** Requests a client session, whose token authorizes the following requests. */
type SessionExchange = (options?: CallOptions) => PromiseLike<ClientSession>

/**
 * Timeout of the check and the renewal of a session, in ms. All calls wait for them, and a missing response must not
 * block them forever.
 */
const RENEWAL_TIMEOUT = 30_000

/** Sends the requests of one client with its current credential. */
export interface Connection {
  readonly settings: Settings
  readonly endpoint: string
  /**
   * Sends a request. If the session has expired, it is renewed once for all affected requests, which are then repeated.
   * With `detectRefusal`, a route that the platform refuses to a valid session is distinguished from an expired session.
   */
  send(call: WireCall): Promise<Response>
  /** The user's client session, if known. */
  session?: ClientSession | undefined
  /** Requests a new session. `undefined` if the session can't be renewed. */
  exchange?: SessionExchange | undefined
  /** Switches to another session token after `verify` has succeeded. */
  replaceToken(token: string, verify: (connection: Connection) => PromiseLike<ClientSession | undefined>): Promise<void>
  /**
   * Switches to a verified credential and its session.
   *
   * @param update Sequence number of the update. Ignored if a later update has already been adopted.
   */
  adopt(authorization: Authorization, session?: ClientSession, update?: number): void
}

/** Sends neither a credential nor cookies. */
export const NO_CREDENTIAL: Authorization = {
  init: { headers: {}, credentials: 'omit' },
  secret: '',
  isSession: false
}

export function createConnection(settings: Settings, http = createHttp(settings)): Connection {
  let renewal: Promise<void> | undefined
  let lastUpdate = 0
  let adoptedUpdate = 0

  const toAuthorization = (token = ''): Authorization => authorize('clientSessionToken', token, settings.product)

  const timeout = settings.timeout || RENEWAL_TIMEOUT
  const session = createSessionCheck((authorization) => {
    const url = new URL(http.endpoint + WORKSPACE_ROUTE.path, globalThis.location?.href)
    const options = { timeout, retry: { limit: 0 }, signal: settings.signal }
    return send({ ...WORKSPACE_ROUTE, url, body: undefined, options }, authorization)
  })

  async function send(call: WireCall, authorization: Authorization): Promise<Response> {
    const response = await http.send(call, authorization)
    session.onSuccess(authorization)
    return response
  }

  async function renew(exchange: SessionExchange): Promise<void> {
    try {
      const session = await exchange({ timeout })
      // Keep a token that was set in the meantime.
      if (exchange !== connection.exchange) return
      settings.authorization = toAuthorization(session.token)
      connection.session = session
    } finally {
      renewal = undefined
    }
  }

  /**
   * Returns the error of a rejected request if it is final, or `undefined` if the session has expired and a new one may
   * help.
   */
  async function finalError(
    error: unknown,
    call: WireCall,
    authorization: Authorization,
    sentAt: number
  ): Promise<unknown> {
    const canRenew = connection.exchange && isUnauthorizedError(error)
    if (!call.options.detectRefusal || !authorization.isSession || !isPossibleRefusal(error, call))
      return canRenew ? undefined : error
    const isReplaced = (): boolean => authorization !== settings.authorization
    // The new credential may use the route.
    const errorIfReplaced = (): unknown =>
      connection.exchange || (call.isReadOnly && settings.authorization.isSession) ? undefined : error
    if (isReplaced()) return errorIfReplaced()
    // A rejected change is sent again with a new session, if there can be one.
    if (!call.isReadOnly && canRenew) return undefined
    const sessionError = await session.check(error, call.path, authorization, sentAt)
    if (isReplaced()) return errorIfReplaced()
    if (sessionError === undefined) return toRefusal(error)
    if (canRenew) return undefined
    if (!isUnauthorizedError(sessionError)) return error
    return connection.exchange ? undefined : new UnauthorizedError(error.requestId, error)
  }

  const connection: Connection = {
    settings,
    endpoint: http.endpoint,
    async send(call) {
      if (call.isAnonymous) return http.send(call, NO_CREDENTIAL)
      const sentAuthorization = settings.authorization
      const sentAt = session.now()
      try {
        return await send(call, sentAuthorization)
      } catch (error) {
        const final = await finalError(error, call, sentAuthorization, sentAt)
        if (final !== undefined) throw final
        if (connection.exchange && sentAuthorization === settings.authorization)
          await (renewal ??= renew(connection.exchange))
        // The `fetch` of a host may ignore signals.
        call.options.signal?.throwIfAborted()
        call.options.onRepeat?.()
      }
      try {
        return await send(call, settings.authorization)
      } catch (error) {
        // The session is new.
        throw call.options.detectRefusal && isPossibleRefusal(error, call) ? toRefusal(error) : error
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
