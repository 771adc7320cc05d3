import ky, { type Options } from 'ky'
import { clearPreloaded, takePreloaded } from './preload-cache.js'
import { createCallHooks } from './call-hooks.js'
import { copyResponse } from './copy-response.js'
import type { Authorization } from './credentials.js'
import { SESSION_EXCHANGE_PATH, trimTrailingSlashes } from './endpoint.js'
import { createNetworkError } from './errors.js'
import { getRequestId, toPlatformError, type CallOutcome } from './platform-error.js'
import type { CallOptions } from './options.js'
import { toJson } from './serialize.js'
import { sdkHeaders } from './sdk-headers.js'
import type { Settings } from './settings.js'
import { MAX_TIMER_DELAY } from './timer.js'
import { errorLabel, trace } from './trace.js'

/** One call, as it goes over the wire. */
export interface WireCall {
  method: string
  /** Below the endpoint, as the platform names it. */
  path: string
  url: URL
  body: object | undefined
  /** Changes nothing, so it may be sent again. */
  isReadOnly: boolean
  /** Goes without the credential. */
  isAnonymous: boolean
  options: CallOptions
}

/** Sends calls, again where that is allowed, and throws only errors of ours. */
export interface Http {
  endpoint: string
  send(call: WireCall, authorization: Authorization): Promise<Response>
}

/** What a call may add to the headers, and the client before, never takes the place of what the platform goes by. */
function mergeHeaders(...sources: (HeadersInit | undefined)[]): Headers {
  const headers = new Headers()
  for (const source of sources) new Headers(source ?? undefined).forEach((value, name) => headers.set(name, value))
  return headers
}

/**
 * The `fetch` of the page, in whose place there may be one that knows only an address and options. What was begun before
 * the client was there is not sent again.
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
 * A `fetch` that fails with a `NetworkError` alone, also when the connection drops while the body comes, and keeps a refusal.
 *
 * @param keepalive is told beside the request: in Firefox a request that is made of another one forgets it.
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

/** What no error may repeat: the credential, and a PIN that the call was about. */
function collectSecrets(credential: string, body: object | undefined): string[] {
  const { code } = Object(body)
  return [credential, code].filter((secret) => typeof secret === 'string' && secret.length > 3)
}

/** Notes when a call begins. Returns what tells how it ended. */
function traceCall(
  source: object,
  method: string,
  path: string
): (outcome: string | number, requestId: string) => void {
  const startedAt = Date.now()
  return (outcome, requestId) => {
    const request = /^[\w-]+$/.test(requestId) ? `, request ${requestId}` : ''
    trace('call', source, `${method} ${path}, ${outcome}, ${Date.now() - startedAt} ms${request}`)
  }
}

/** What a client, or a ready-made ky, was told for every call. */
type Defaults = { [Name in 'prefix' | 'baseUrl' | 'retry' | 'timeout' | 'fetch']?: Options[Name] | undefined }

/** Wires the options of a client, or a ready-made ky, to the rules of the platform. */
export function createHttp(settings: Settings): Http {
  const { client = ky, product, headers } = settings
  let defaults: Defaults = settings
  settings.client?.extend((kyDefaults) => (defaults = kyDefaults))
  const { prefix, baseUrl, retry, timeout, fetch: customFetch } = defaults
  // A host without a compiler can give null.
  const limit = typeof retry === 'number' ? retry : retry?.limit
  return {
    endpoint: trimTrailingSlashes(String(prefix || baseUrl || settings.endpoint)),
    async send({ method, path, url, body, isReadOnly, isAnonymous, options }, { init, secret }) {
      const traceEnd = traceCall(settings, method, path)
      if (!isReadOnly && !isAnonymous && path !== SESSION_EXCHANGE_PATH) clearPreloaded()
      // A ready ky may send the credential with every call, in its headers or by a hook.
      const kyInstance = isAnonymous ? ky : client
      const outcome: CallOutcome = {}
      const keepalive = options.keepalive ?? false
      // What cannot be written is thrown at once, and is no failure of the platform.
      const responsePromise = kyInstance(url, {
        ...init,
        headers: mergeHeaders(
          isAnonymous ? undefined : headers,
          options.headers,
          init.headers && { ...sdkHeaders(product), ...init.headers }
        ),
        method,
        keepalive,
        // A redirect would send it a second time, or turn it into a GET that changes nothing and seems to succeed.
        redirect: isReadOnly ? 'follow' : 'error',
        json: body,
        signal: options.signal ?? null,
        // What a timer can hold is as good as for ever.
        timeout: Math.min(options.timeout ?? (timeout || 0), MAX_TIMER_DELAY) || false,
        // A hook of a ready ky can have made another request of it.
        fetch: bufferingFetch(customFetch ?? (kyInstance === ky ? preloadingFetch(body) : fetch), keepalive, outcome),
        hooks: createCallHooks(outcome, method, isReadOnly, options.retry?.limit ?? limit ?? 2, kyInstance !== ky)
      })
      try {
        const response: Response | undefined = await responsePromise
        // A hook of a ready ky can stop a call.
        if (response?.ok) {
          traceEnd(response.status, getRequestId(response, product))
          return response
        }
      } catch (thrown) {
        outcome.error ??= thrown
      }
      const error = await toPlatformError(outcome, product, collectSecrets(secret, body))
      traceEnd(errorLabel(error), outcome.errorResponse ? getRequestId(outcome.errorResponse, product) : '')
      throw error
    }
  }
}
