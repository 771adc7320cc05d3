import ky, { type Options } from 'ky'
import { createCallHooks } from './call-hooks.js'
import { copyResponse } from './copy-response.js'
import type { Authorization } from './credentials.js'
import { SESSION_EXCHANGE_PATH, trimTrailingSlashes } from './endpoint.js'
import { createNetworkError } from './errors.js'
import type { CallOptions } from './options.js'
import { type CallOutcome, getRequestId, toPlatformError } from './platform-error.js'
import { clearPreloaded, takePreloaded } from './preload-cache.js'
import { sdkHeaders } from './sdk-headers.js'
import { toJson } from './serialize.js'
import type { Settings } from './settings.js'
import { MAX_TIMER_DELAY } from './timer.js'
import { errorLabel, trace } from './trace.js'

/** An HTTP request of a client. */
export interface WireCall {
  method: string
  /** API path with a leading slash, relative to the endpoint. */
  path: string
  url: URL
  body: object | undefined
  /** `true` if the request changes nothing on the server, so that it can be retried. */
  isReadOnly: boolean
  /** `true` if the request is sent without the credential. */
  isAnonymous: boolean
  options: CallOptions
}

/** Sends requests, retries them if allowed, and throws only the errors of this package. */
interface Http {
  endpoint: string
  send(call: WireCall, authorization: Authorization): Promise<Response>
}

/** Merges headers. Later sources win, so the headers of the credential come last. */
function mergeHeaders(...sources: (HeadersInit | undefined)[]): Headers {
  const headers = new Headers()
  for (const source of sources) new Headers(source ?? undefined).forEach((value, name) => headers.set(name, value))
  return headers
}

/**
 * Calls the page's `fetch`, unless the response has been preloaded. Some pages replace `fetch` by a function that
 * accepts only a URL and options, so it never receives a `Request`.
 */
const preloadingFetch =
  (body: object | undefined): typeof fetch =>
  async (input, options) => {
    if (!(input instanceof Request)) return fetch(input, options)
    const { url, method, headers, credentials, keepalive, redirect, signal } = input
    const text = body ? toJson(body) : null
    return (
      takePreloaded({ url, method, headers, body: text }, signal) ??
      fetch(url, { method, headers, credentials, keepalive, redirect, signal, ...options, ...(text && { body: text }) })
    )
  }

/**
 * Wraps a `fetch` to read the complete body, so that a connection lost meanwhile is a `NetworkError` as well. Error
 * responses are recorded in `outcome`.
 *
 * @param keepalive Passed again as an option, because Firefox drops it when a request is created from another one.
 */
const bufferingFetch =
  (baseFetch: typeof fetch, keepalive: boolean, outcome: CallOutcome): typeof fetch =>
  async (input, options) => {
    try {
      const response = await baseFetch(input, keepalive ? { ...options, keepalive } : options)
      const body = await response.arrayBuffer()
      outcome.errorResponse = response.ok ? undefined : copyResponse(response, body)
      return copyResponse(response, body)
    } catch (cause) {
      throw createNetworkError(cause)
    }
  }

/** Fields of a request that must not appear in error messages, also in nested objects. */
const SECRET_FIELDS = new Set(['code', 'email_address', 'phone_number'])

const secretsIn = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === 'string') return SECRET_FIELDS.has(name) ? [value] : []
    return typeof value === 'object' && value !== null ? secretsIn(value) : []
  })

/** Returns the values that must not appear in error messages: the credential, PINs, and how to reach people. */
const collectSecrets = (credential: string, body: object = {}): string[] =>
  [credential, ...secretsIn(body)].filter((secret) => secret.length > 3)

/** Starts tracing a request. Call the returned function when it has finished. */
function traceCall(
  source: object,
  method: string,
  path: string
): (outcome: string | number, requestId: string) => void {
  const startedAt = performance.now()
  return (outcome, requestId) => {
    const request = /^[\w-]+$/.test(requestId) ? `, request ${requestId}` : ''
    trace('call', source, `${method} ${path}, ${outcome}, ${Math.floor(performance.now() - startedAt)} ms${request}`)
  }
}

/** Defaults of a client or of a host's ky instance. */
type Defaults = { [Name in 'prefix' | 'baseUrl' | 'retry' | 'timeout' | 'fetch']?: Options[Name] | undefined }

/** Creates the HTTP layer from the options of a client, or from a host's ky instance. */
export function createHttp(settings: Settings): Http {
  const { client = ky, product, headers } = settings
  let defaults: Defaults = settings
  settings.client?.extend((kyDefaults) => (defaults = kyDefaults))
  const { prefix, baseUrl, retry, timeout, fetch: customFetch } = defaults
  // JavaScript callers can pass `null`.
  const limit = typeof retry === 'number' ? retry : retry?.limit
  return {
    endpoint: trimTrailingSlashes(String(prefix || baseUrl || settings.endpoint)),
    async send({ method, path, url, body, isReadOnly, isAnonymous, options }, { init, secret }) {
      const traceEnd = traceCall(settings, method, path)
      if (!isReadOnly && !isAnonymous && path !== SESSION_EXCHANGE_PATH) clearPreloaded()
      // A host's ky instance may add the credential to every request.
      const kyInstance = isAnonymous ? ky : client
      const outcome: CallOutcome = {}
      const keepalive = options.keepalive ?? false
      // Throws immediately if the body can't be serialized, which is not an error of the platform.
      const responsePromise = kyInstance(url, {
        ...init,
        headers: mergeHeaders(
          isAnonymous ? undefined : headers,
          options.headers,
          init.headers && { ...sdkHeaders(product), ...init.headers }
        ),
        method,
        keepalive,
        // A redirect would repeat the change, or turn it into a GET that does nothing and seems to succeed.
        redirect: isReadOnly ? 'follow' : 'error',
        json: body,
        signal: options.signal ?? null,
        timeout: Math.min(options.timeout ?? (timeout || 0), MAX_TIMER_DELAY) || false,
        // A hook of a host's ky instance may have replaced the request.
        fetch: bufferingFetch(customFetch ?? (kyInstance === ky ? preloadingFetch(body) : fetch), keepalive, outcome),
        hooks: createCallHooks(outcome, method, isReadOnly, options.retry?.limit ?? limit ?? 2, kyInstance !== ky)
      })
      try {
        const response: Response | undefined = await responsePromise
        // `undefined` if a hook of a host's ky instance stopped the request.
        if (response?.ok) {
          traceEnd(response.status, getRequestId(response, product))
          return response
        }
      } catch (thrown) {
        outcome.error ??= thrown
      }
      const error = await toPlatformError(outcome, product, collectSecrets(secret, body))
      traceEnd(errorLabel(error), getRequestId(outcome.errorResponse, product))
      throw error
    }
  }
}
