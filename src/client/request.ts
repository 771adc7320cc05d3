import { waitUntilSettled } from './action-attempt.js'
import { checkTimeouts } from './check-timeouts.js'
import type { Connection } from './connection.js'
import { copyResponse } from './copy-response.js'
import type { CallOptions } from './options.js'
import { invalidResponse, parseResponse } from './parse-response.js'
import type { PlatformRequest } from './platform-request.js'
import { toQueryString } from './query-string.js'
import { ACTION_ATTEMPT_ROUTE, type Route } from './routes.js'
import { withSignals } from './with-signals.js'

export function createRequest<T>(
  connection: Connection,
  route: Route,
  parameters: object,
  options: CallOptions
): PlatformRequest<T> {
  checkTimeouts(options)
  const { product, waitForActionAttempt: clientDefault = true } = connection.settings
  const { method, path, responseKey } = route
  const { signal, waitForActionAttempt = path !== ACTION_ATTEMPT_ROUTE.path && clientDefault } = options
  const params = method === 'GET' ? parameters : undefined
  let responsePromise: Promise<Response> | undefined
  let bodyPromise: Promise<ArrayBuffer> | undefined
  let resultPromise: Promise<T> | undefined

  const send = (): Promise<Response> =>
    withSignals([signal, connection.settings.signal], (signal) =>
      connection.send({ ...route, url: request.url, body: request.body, options: { ...options, signal } })
    )

  async function read(): Promise<T> {
    const response = await request.fetchResponse()
    const { [responseKey ?? '']: value } = await parseResponse(response, responseKey, product)
    if (responseKey !== ACTION_ATTEMPT_ROUTE.responseKey) return value
    if (!value?.action_attempt_id) throw invalidResponse(response, product, 'action attempt')
    if (!waitForActionAttempt) return value
    const poll = (action_attempt_id: string, signal: AbortSignal) =>
      createRequest<T>(
        connection,
        ACTION_ATTEMPT_ROUTE,
        { action_attempt_id },
        { ...options, signal, waitForActionAttempt: false, onRepeat: undefined }
      )
    return waitUntilSettled(value, { ...Object(clientDefault), ...Object(waitForActionAttempt) }, poll, signal)
  }

  const request: PlatformRequest<T> = {
    [Symbol.toStringTag]: 'PlatformRequest',
    method,
    pathname: path.replace('{product}', product),
    responseKey,
    params,
    body: params ? undefined : parameters,
    isPaginated: route.isPaginated,
    get url() {
      const query = params && toQueryString(params)
      const url = connection.endpoint + request.pathname + (query ? `?${query}` : '')
      return new URL(url, globalThis.location?.href)
    },
    execute: () => (resultPromise ??= read()),
    async fetchResponse() {
      const response = await (responsePromise ??= send())
      return copyResponse(response, await (bodyPromise ??= response.arrayBuffer()))
    },
    withParameters: (extraParameters) =>
      createRequest(connection, route, { ...parameters, ...extraParameters }, options),
    // oxlint-disable-next-line unicorn/no-thenable -- being awaitable is the point
    then: (onFulfilled, onRejected) => request.execute().then(onFulfilled, onRejected),
    catch: (onRejected) => request.execute().catch(onRejected),
    finally: (onFinally) => request.execute().finally(onFinally)
  }
  return request
}
