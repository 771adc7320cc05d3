import ky, { type Options } from 'ky'
import { forgetBegun, takeBegun } from './begun-requests.js'
import { hooksOf } from './call-hooks.js'
import { copyOfResponse } from './copy-of-response.js'
import type { Authorization } from './credentials.js'
import { EXCHANGE_PATH, withoutSlash } from './endpoint.js'
import { unreachable } from './errors.js'
import { requestIdOf, toPlatformError, type Outcome } from './failure.js'
import type { CallOptions } from './options.js'
import { toJson } from './moment.js'
import { senderOf } from './sender.js'
import type { Settings } from './settings.js'
import { LONGEST_TIMER } from './timer.js'
import { labelOf, trace } from './trace.js'

/** One call, as it goes over the wire. */
export interface WireCall {
  method: string
  /** Below the endpoint, as the platform names it. */
  path: string
  url: URL
  body: object | undefined
  /** Changes nothing, so it may be sent again. */
  reads: boolean
  /** Goes without the credential. */
  anonymous: boolean
  options: CallOptions
}

/** Sends calls, again where that is allowed, and throws only errors of ours. */
export interface Http {
  endpoint: string
  send(call: WireCall, authorization: Authorization): Promise<Response>
}

/** What a call may add to the headers, and the client before, never takes the place of what the platform goes by. */
function headersOf(...given: (HeadersInit | undefined)[]): Headers {
  const headers = new Headers()
  for (const some of given) new Headers(some ?? undefined).forEach((value, name) => headers.set(name, value))
  return headers
}

/**
 * The `fetch` of the page, in whose place there may be one that knows only an address and options. What was begun before
 * the client was there is not sent again.
 */
const pageFetch =
  (body: object | undefined): typeof fetch =>
  async (input, options) => {
    if (!(input instanceof Request)) return fetch(input, options)
    const { url, method, headers, credentials, keepalive, redirect, signal } = input
    const text = body ? toJson(body) : null
    return (
      takeBegun({ url, method, headers, body: text }, signal) ??
      fetch(url, { method, headers, credentials, keepalive, redirect, signal, ...options, ...(text && { body: text }) })
    )
  }

/**
 * A `fetch` that fails with a `NetworkError` alone, also when the connection drops while the body comes, and keeps a refusal.
 *
 * @param keepalive is told beside the request: in Firefox a request that is made of another one forgets it.
 */
const completeFetch =
  (given: typeof fetch, keepalive: boolean, outcome: Outcome): typeof fetch =>
  async (input, options) => {
    try {
      const response = await given(input, keepalive ? { ...options, keepalive } : options)
      const body = await response.arrayBuffer()
      outcome.refusal = response.ok ? undefined : copyOfResponse(response, body)
      return copyOfResponse(response, body)
    } catch (cause) {
      throw unreachable(cause)
    }
  }

/** What no error may repeat: the credential, and a PIN that the call was about. */
function secretsOf(credential: string, body: object | undefined): string[] {
  const { code } = Object(body)
  return [credential, code].filter((secret) => typeof secret === 'string' && secret.length > 3)
}

/** Notes when a call begins. Returns what tells how it ended. */
function traceCall(of: object, method: string, path: string): (outcome: string | number, requestId: string) => void {
  const began = Date.now()
  return (outcome, requestId) => {
    const request = /^[\w-]+$/.test(requestId) ? `, request ${requestId}` : ''
    trace('call', of, `${method} ${path}, ${outcome}, ${Date.now() - began} ms${request}`)
  }
}

/** What a client, or a ready-made ky, was told for every call. */
type Defaults = { [Name in 'prefix' | 'baseUrl' | 'retry' | 'timeout' | 'fetch']?: Options[Name] | undefined }

/** Wires the options of a client, or a ready-made ky, to the rules of the platform. */
export function createHttp(settings: Settings): Http {
  const { client = ky, product, headers } = settings
  let defaults: Defaults = settings
  settings.client?.extend((given) => (defaults = given))
  const { prefix, baseUrl, retry, timeout, fetch: givenFetch } = defaults
  // A host without a compiler can give null.
  const limit = typeof retry === 'number' ? retry : retry?.limit
  return {
    endpoint: withoutSlash(String(prefix || baseUrl || settings.endpoint)),
    async send({ method, path, url, body, reads, anonymous, options }, { init, secret }) {
      const tell = traceCall(settings, method, path)
      if (!reads && !anonymous && path !== EXCHANGE_PATH) forgetBegun()
      // A ready ky may send the credential with every call, in its headers or by a hook.
      const sender = anonymous ? ky : client
      const outcome: Outcome = {}
      const keepalive = options.keepalive ?? false
      // What cannot be written is thrown at once, and is no failure of the platform.
      const sending = sender(url, {
        ...init,
        headers: headersOf(
          anonymous ? undefined : headers,
          options.headers,
          init.headers && { ...senderOf(product), ...init.headers }
        ),
        method,
        keepalive,
        // A redirect would send it a second time, or turn it into a GET that changes nothing and seems to succeed.
        redirect: reads ? 'follow' : 'error',
        json: body,
        signal: options.signal ?? null,
        // What a timer can hold is as good as for ever.
        timeout: Math.min(options.timeout ?? (timeout || 0), LONGEST_TIMER) || false,
        // A hook of a ready ky can have made another request of it.
        fetch: completeFetch(givenFetch ?? (sender === ky ? pageFetch(body) : fetch), keepalive, outcome),
        hooks: hooksOf(outcome, method, reads, options.retry?.limit ?? limit ?? 2, sender !== ky)
      })
      try {
        const response: Response | undefined = await sending
        // A hook of a ready ky can stop a call.
        if (response?.ok) {
          tell(response.status, requestIdOf(response, product))
          return response
        }
      } catch (thrown) {
        outcome.error ??= thrown
      }
      const error = await toPlatformError(outcome, product, secretsOf(secret, body))
      tell(labelOf(error), outcome.refusal ? requestIdOf(outcome.refusal, product) : '')
      throw error
    }
  }
}
