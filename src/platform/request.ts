import { withSignals } from './abort.js'
import { settle } from './action-attempt.js'
import { readAnswer, unreadable } from './answer.js'
import type { Connection } from './connection.js'
import { copyOfResponse } from './copy-of-response.js'
import type { CallOptions } from './options.js'
import { toQueryString } from './query-string.js'
import { ACTION_ATTEMPT, type Route } from './routes.js'
import { checkTimes } from './times.js'

/** A call that is sent when it is awaited, and once however often that happens. */
export interface PlatformRequest<T> extends Promise<T> {
  readonly method: string
  /** Where it goes, with the query string. */
  readonly url: URL
  /** The path below the endpoint. */
  readonly pathname: string
  /** What is sent as JSON; nothing for a GET. */
  readonly body: object | undefined
  /** What is sent as query string, for a GET. */
  readonly params: object | undefined
  /** Under which the answer holds the value of the call, if it has one. */
  readonly responseKey: string | undefined
  readonly isPaginated: boolean
  execute(): Promise<T>
  /** The answer itself. Rejects like the call, but never waits for an action attempt. */
  fetchResponse(): Promise<Response>
  /** The same call with other parameters besides, not sent yet. */
  again(parameters: object): PlatformRequest<T>
}

export function createRequest<T>(
  connection: Connection,
  route: Route,
  parameters: object,
  options: CallOptions
): PlatformRequest<T> {
  checkTimes(options)
  const { product, waitForActionAttempt: ofClient = true } = connection.settings
  const { method, path, responseKey } = route
  const { signal, waitForActionAttempt = path !== ACTION_ATTEMPT.path && ofClient } = options
  const params = method === 'GET' ? parameters : undefined
  let response: Promise<Response> | undefined
  let body: Promise<ArrayBuffer> | undefined
  let result: Promise<T> | undefined

  const send = (): Promise<Response> =>
    withSignals([signal, connection.settings.signal], (signal) =>
      connection.send({ ...route, url: request.url, body: request.body, options: { ...options, signal } })
    )

  async function read(): Promise<T> {
    const answer = await request.fetchResponse()
    const { [responseKey ?? '']: value } = await readAnswer(answer, responseKey, product)
    if (responseKey !== ACTION_ATTEMPT.responseKey) return value
    if (!value?.action_attempt_id) throw unreadable(answer, product, 'action attempt')
    if (!waitForActionAttempt) return value
    const look = (action_attempt_id: string, signal: AbortSignal) =>
      createRequest<T>(connection, ACTION_ATTEMPT, { action_attempt_id }, { ...options, signal, waitForActionAttempt: false })
    return settle(value, { ...Object(ofClient), ...Object(waitForActionAttempt) }, look, signal)
  }

  const request: PlatformRequest<T> = {
    [Symbol.toStringTag]: 'PlatformRequest',
    method,
    pathname: path.replace('{product}', product),
    responseKey,
    params,
    body: params ? undefined : parameters,
    isPaginated: route.pages,
    get url() {
      const query = params && toQueryString(params)
      const address = connection.endpoint + request.pathname + (query ? `?${query}` : '')
      return new URL(address, globalThis.location?.href)
    },
    execute: () => (result ??= read()),
    async fetchResponse() {
      const answer = await (response ??= send())
      return copyOfResponse(answer, await (body ??= answer.arrayBuffer()))
    },
    again: (more) => createRequest(connection, route, { ...parameters, ...more }, options),
    // oxlint-disable-next-line unicorn/no-thenable -- being awaitable is the point
    then: (onFulfilled, onRejected) => request.execute().then(onFulfilled, onRejected),
    catch: (onRejected) => request.execute().catch(onRejected),
    finally: (onFinally) => request.execute().finally(onFinally)
  }
  return request
}
