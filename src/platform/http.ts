import ky, { type Options } from 'ky'
import { hooksOf } from './call-hooks.js'
import type { Authorization } from './credentials.js'
import { unreachable } from './errors.js'
import { requestIdOf, toPlatformError, type Outcome } from './failure.js'
import type { CallOptions } from './options.js'
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

/** What every call says of its sender. */
const senderOf = (product: string): Record<string, string> => ({
  [`${product}-sdk-name`]: 'latchkey',
  [`${product}-sdk-version`]: '1.45.0',
  [`${product}-lts-version`]: '1.0.0'
})

/** A `fetch` that fails with a `NetworkError` alone, also when the connection drops while the body comes. */
const completeFetch =
  (given: Options['fetch']): typeof fetch =>
  async (...parameters) => {
    try {
      const response = await (given ?? fetch)(...parameters)
      await response.clone().arrayBuffer()
      return response
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
  const { prefix, baseUrl, retry, timeout, fetch } = defaults
  // A host without a compiler can give null.
  const limit = typeof retry === 'number' ? retry : retry?.limit
  return {
    endpoint: String(prefix || baseUrl || settings.endpoint).replace(/\/+$/, ''),
    async send({ method, path, url, body, reads, anonymous, options }, { init, secret }) {
      const tell = traceCall(settings, method, path)
      // A ready ky may send the credential with every call, in its headers or by a hook.
      const sender = anonymous ? ky : client
      const outcome: Outcome = {}
      // What cannot be written is thrown at once, and is no failure of the platform.
      const sending = sender(url, {
        ...init,
        headers: headersOf(
          anonymous ? undefined : headers,
          options.headers,
          init.headers && { ...senderOf(product), ...init.headers }
        ),
        method,
        keepalive: options.keepalive ?? false,
        // A redirect would send it a second time, or turn it into a GET that changes nothing and seems to succeed.
        redirect: reads ? 'follow' : 'error',
        json: body,
        signal: options.signal ?? null,
        // What a timer can hold is as good as for ever.
        timeout: Math.min(options.timeout ?? (timeout || 0), LONGEST_TIMER) || false,
        fetch: completeFetch(fetch),
        hooks: hooksOf(outcome, method, reads, options.retry?.limit ?? limit ?? 2)
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
