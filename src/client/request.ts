import { withSignals } from './abort.js'
import { settle } from './action-attempt.js'
import { readAnswer, unreadable } from './answer.js'
import type { Connection } from './connection.js'
import { copyOfResponse } from './copy-of-response.js'
import type { CallOptions } from './options.js'
import type { PlatformRequest } from './platform-request.js'
import { toQueryString } from './query-string.js'
import { ACTION_ATTEMPT, type Route } from './routes.js'
import { checkTimes } from './times.js'

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
      createRequest<T>(
        connection,
        ACTION_ATTEMPT,
        { action_attempt_id },
        { ...options, signal, waitForActionAttempt: false }
      )
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
