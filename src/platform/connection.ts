import { authorize, type Authorization } from './credentials.js'
import { InvalidOptionsError, isUnauthorizedError } from './errors.js'
import { createHttp, type WireCall } from './http.js'
import type { ClientSession } from './resources.js'
import type { Settings } from './settings.js'

/** Asks the platform for a session; its token is what calls are then made with. */
export type Exchange = () => PromiseLike<ClientSession>

/** How the calls of one client reach the platform, and as whom. */
export class Connection {
  readonly settings: Settings
  readonly http
  session: ClientSession | undefined
  #authorization: Authorization
  #exchange: Exchange | undefined
  #renewal: Promise<void> | undefined

  constructor(settings: Settings, http = createHttp(settings)) {
    this.settings = settings
    this.http = http
    this.#authorization = settings.authorization
  }

  /** Sends a call; a session that has expired is renewed once, for all calls that find it so, and the call repeated. */
  async send(call: WireCall): Promise<Response> {
    const used = this.#authorization
    try {
      return await this.http.send(call, used)
    } catch (error) {
      if (!this.#exchange || !isUnauthorizedError(error)) throw error
      if (used === this.#authorization) await (this.#renewal ??= this.#renew(this.#exchange))
      return this.http.send(call, this.#authorization)
    }
  }

  /** Keeps the session that a publishable key was exchanged for, and the way to the next one. */
  keep(session: ClientSession, exchange: Exchange): void {
    this.session = session
    this.#exchange = exchange
  }

  /** Replaces the session token once `verify` has found the new one good. */
  async replaceToken(token: string, verify: (connection: Connection) => PromiseLike<ClientSession>): Promise<void> {
    if (this.#authorization.init.credentials !== 'include') {
      throw new InvalidOptionsError('Cannot update a clientSessionToken on a client created without a clientSessionToken')
    }
    const authorization = this.#authorizationOf(token)
    this.session = await verify(new Connection({ ...this.settings, authorization }, this.http))
    this.#authorization = authorization
    this.#exchange = undefined
  }

  async #renew(exchange: Exchange): Promise<void> {
    try {
      const session = await exchange()
      // A token that was given meanwhile is not replaced.
      if (exchange !== this.#exchange) return
      this.session = session
      this.#authorization = this.#authorizationOf(session.token ?? '')
    } finally {
      this.#renewal = undefined
    }
  }

  #authorizationOf = (token: string) => authorize('clientSessionToken', token, this.settings.product)
}
