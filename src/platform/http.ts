import ky, { replaceOption, type KyInstance, type Options, type RetryOptions } from 'ky'
import type { Authorization } from './credentials.js'
import { isNetworkError, NetworkError } from './errors.js'
import { toPlatformError } from './failure.js'
import type { CallOptions } from './options.js'
import type { Settings } from './settings.js'
import { LONGEST_TIMER } from './timer.js'

const SENT_AGAIN_WHEN_READING = [429, ...Array.from({ length: 100 }, (_, index) => 500 + index)]

/** One call, as it goes over the wire. */
export interface WireCall {
  method: string
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

/** What a timer can hold is as good as for ever. */
const timeoutOf = (milliseconds: number | false | undefined): number | false =>
  Math.min(milliseconds || 0, LONGEST_TIMER) || false

const createKy = ({ endpoint, headers, fetch, timeout, retry }: Settings): KyInstance =>
  ky.create({
    prefix: endpoint,
    timeout: timeoutOf(timeout),
    retry: retry ?? 2,
    ...(headers && { headers }),
    ...(fetch && { fetch })
  })

/** What a call may add to the headers never takes the place of what the platform goes by. */
function headersOf(given: HeadersInit | undefined, product: string, ofCredential?: Record<string, string>): Headers {
  const headers = new Headers(given)
  if (!ofCredential) return headers
  const ours = { 'sdk-name': 'latchkey', 'sdk-version': '1.45.0', 'lts-version': '1.0.0' }
  for (const [name, value] of Object.entries(ours)) headers.set(`${product}-${name}`, value)
  for (const [name, value] of Object.entries(ofCredential)) headers.set(name, value)
  return headers
}

/** A `fetch` that fails with a `NetworkError` alone, also when the connection drops while the body comes. */
const completeFetch =
  (given: Options['fetch']): typeof fetch =>
  async (...parameters) => {
    try {
      const response = await (given ?? fetch)(...parameters)
      await response.clone().arrayBuffer()
      return response
    } catch (cause) {
      throw new NetworkError('The platform could not be reached', { cause })
    }
  }

/** What no error may repeat: the credential, and a PIN that the call was about. */
function secretsOf(credential: string, body: object | undefined): string[] {
  const { code }: { code?: unknown } = body ?? {}
  return [credential, code].flatMap((secret) => (typeof secret === 'string' && secret.length > 3 ? [secret] : []))
}

function retryRule(method: string, reads: boolean, limit: number): RetryOptions {
  const statusCodes = reads ? SENT_AGAIN_WHEN_READING : [429]
  return replaceOption({
    limit,
    methods: [method],
    statusCodes,
    afterStatusCodes: statusCodes,
    maxRetryAfter: 60_000,
    delay: (attempt) => 100 * 2 ** attempt,
    jitter: (delay) => delay * (1 + Math.random() / 5),
    // Without an answer of its own it leaves the decision, and `retry-after`, to the rules above.
    shouldRetry: ({ error }) => (isNetworkError(error) ? reads : undefined)
  })
}

/** Wires the options of a client, or a ready-made ky, to the rules of the platform. */
export function createHttp(settings: Settings): Http {
  const instance = settings.client ?? createKy(settings)
  let defaults: Options = {}
  instance.extend((given) => (defaults = given))
  const { prefix, baseUrl, retry = 2, timeout: ofClient = false, fetch } = defaults
  const limit = typeof retry === 'object' ? (retry.limit ?? 2) : retry
  return {
    endpoint: String(prefix || baseUrl || settings.endpoint).replace(/\/+$/, ''),
    async send({ method, url, body, reads, anonymous, options }, { init, secret }) {
      // A ready ky may send the credential with every call, in its headers or by a hook.
      const sender = anonymous ? ky : instance
      try {
        return await sender(url, {
          ...init,
          headers: headersOf(options.headers, settings.product, init.headers),
          method,
          keepalive: options.keepalive ?? false,
          // A redirect would send it a second time, or turn it into a GET that changes nothing and seems to succeed.
          redirect: reads ? 'follow' : 'error',
          json: body,
          signal: options.signal ?? null,
          timeout: timeoutOf(options.timeout ?? ofClient),
          throwHttpErrors: true,
          fetch: completeFetch(fetch),
          retry: retryRule(method, reads, options.retry?.limit ?? limit)
        })
      } catch (thrown) {
        throw toPlatformError(thrown, settings.product, secretsOf(secret, body))
      }
    }
  }
}
