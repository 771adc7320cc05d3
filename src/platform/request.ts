import { abortable } from './abort.js'
import { settle, waitingTime } from './action-attempt.js'
import { readAnswer } from './answer.js'
import type { Connection } from './connection.js'
import type { CallOptions } from './options.js'
import { toQueryString } from './query-string.js'
import { ACTION_ATTEMPT, type Route } from './routes.js'

/** A call that is sent when it is awaited, and once however often that happens. */
export class PlatformRequest<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'PlatformRequest'
  readonly method: string
  /** The path below the endpoint. */
  readonly pathname: string
  /** What is sent as JSON; nothing for a GET. */
  readonly body: object | undefined
  /** What is sent as query string, for a GET. */
  readonly params: object | undefined
  /** Under which the answer holds the value of the call, if it has one. */
  readonly responseKey: string | undefined
  /** The same call with other parameters besides, not sent yet. */
  readonly again: (parameters: object) => PlatformRequest<T>
  readonly #connection: Connection
  readonly #route: Route
  readonly #options: CallOptions
  #response: Promise<Response> | undefined
  #result: Promise<T> | undefined

  constructor(connection: Connection, route: Route, parameters: object = {}, options: CallOptions = {}) {
    this.method = route.method
    this.pathname = route.path.replace('{product}', connection.settings.product)
    this.responseKey = route.responseKey
    if (route.method === 'GET') this.params = parameters
    else this.body = parameters
    this.again = (more) => new PlatformRequest(connection, route, { ...parameters, ...more }, options)
    this.#connection = connection
    this.#route = route
    this.#options = options
  }

  /** Where it goes, with the query string. */
  get url(): URL {
    const query = this.params ? `?${toQueryString(this.params)}` : ''
    return new URL(this.#connection.endpoint + this.pathname + query, globalThis.location?.href)
  }

  execute(): Promise<T> {
    return (this.#result ??= this.#execute())
  }

  /** The answer itself. Rejects like the call, but never waits for an action attempt. */
  async fetchResponse(): Promise<Response> {
    const response = await (this.#response ??= this.#send())
    return response.clone()
  }

  // oxlint-disable-next-line unicorn/no-thenable -- being awaitable is the point
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null
  ): Promise<A | B> {
    return this.execute().then(onFulfilled, onRejected)
  }

  catch<B = never>(onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.execute().catch(onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.execute().finally(onFinally)
  }

  async #send(): Promise<Response> {
    const { signal, retry } = this.#options
    signal?.throwIfAborted()
    const { method, url, body } = this
    return abortable(this.#connection.send({ method, url, body, reads: this.#route.reads, signal, retry }), signal)
  }

  async #execute(): Promise<T> {
    const { product, waitForActionAttempt: ofClient = true } = this.#connection.settings
    const { [this.responseKey ?? '']: value } = await readAnswer(await this.fetchResponse(), this.responseKey, product)
    const { signal, retry, waitForActionAttempt = this.pathname !== ACTION_ATTEMPT.path && ofClient } = this.#options
    if (this.responseKey !== ACTION_ATTEMPT.responseKey || !waitForActionAttempt) return value
    const look = (action_attempt_id: string, signal: AbortSignal) =>
      new PlatformRequest<T>(this.#connection, ACTION_ATTEMPT, { action_attempt_id }, { signal, retry })
    return settle(value, waitingTime(ofClient, waitForActionAttempt), look, signal)
  }
}
