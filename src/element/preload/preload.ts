import { preloadRequest, preloadedFor, markPreloaded } from '../../client/preload-cache.js'
import { toAuthorization, isToken } from '../../client/credentials.js'
import { DEFAULT_ENDPOINT, SESSION_EXCHANGE_PATH, isValidEndpoint, trimTrailingSlashes } from '../../client/endpoint.js'
import { browserFingerprint } from '../../client/fingerprint.js'
import { toJson } from '../../client/serialize.js'
import { sdkHeaders } from '../../client/sdk-headers.js'
import { REGISTRY } from '../../core/session/end-sessions.js'
import { findContradiction, isEnough, sessionKey, type SessionOptions } from '../../core/session/session-options.js'
import { earlySessionOptions } from './early-session-options.js'

const PREFIX = 'x-'

/** How long a platform that does not answer keeps what draws the elements from being evaluated, in ms. */
const PATIENCE = 1000

/** A call that reads, which an element makes first. */
export interface PreloadCall {
  /** As the platform names it, with a leading slash. */
  readonly path: string
  readonly parameters: object
}

/** What each element asks for first, by its name: `device-table`, … */
export type PreloadCalls = ReadonlyMap<string, (element: Element) => readonly PreloadCall[]>

/** Sends a call as the client of those options will send it. @throws where the token is none of its kind */
async function begin(
  { path, parameters }: PreloadCall,
  { endpoint = DEFAULT_ENDPOINT, product = 'seam' }: SessionOptions,
  kind: 'publishableKey' | 'clientSessionToken',
  token: string,
  redirect: RequestRedirect
): Promise<Response> {
  if (!isToken(kind, token, product)) throw new TypeError()
  const { headers, credentials } = toAuthorization(kind, token, product).init
  const url = new URL(trimTrailingSlashes(endpoint) + path, location.href).href
  const sent = new Headers({ ...sdkHeaders(product), ...headers, 'content-type': 'application/json' })
  const init = { redirect, ...(credentials && { credentials }) }
  return preloadRequest({ url, method: 'POST', headers: sent, body: toJson(parameters) }, init)
}

/** Exchanges a key for the token of a user's session; a token serves as it is. */
async function tokenOf(options: SessionOptions): Promise<string> {
  const { publishableKey, userIdentifierKey, clientSessionToken = '' } = options
  if (!publishableKey) return clientSessionToken
  const parameters = { user_identifier_key: userIdentifierKey ?? browserFingerprint() }
  const exchange = { path: SESSION_EXCHANGE_PATH, parameters }
  const answer = await begin(exchange, options, 'publishableKey', publishableKey, 'error')
  const { client_session } = await answer.json()
  return client_session.token
}

/** Whether elements of these options have a session already, which knows more than can be asked for beforehand. */
const isKnown = (options: SessionOptions): boolean =>
  Reflect.get(globalThis, REGISTRY)?.sessions.has(sessionKey(options, () => 0)) ?? false

/** Whether a session of these options asks the platform with what can be told beforehand. */
const canBegin = (options: SessionOptions): boolean =>
  !isKnown(options) &&
  !(
    options.signedOut ||
    options.client ||
    options.sandbox ||
    options.consoleSessionToken ||
    findContradiction(options)
  ) &&
  isEnough(options) &&
  isValidEndpoint(options.endpoint ?? DEFAULT_ENDPOINT)

/**
 * Is told of the answers that an element waits for, and what tells whether that is still what it asks for, of the same
 * user.
 */
export type Follow = (
  element: Element,
  answers: readonly Promise<Response>[],
  isStillAsked: () => boolean
) => Promise<void>

/** Whether requests are answered well, once they have been sent. */
async function areAnswered(sent: Promise<readonly Promise<Response>[]>): Promise<boolean> {
  try {
    const responses = await Promise.all(await sent)
    return responses.every(({ ok }) => ok)
  } catch {
    return false
  }
}

async function beginFor(element: Element, firstCalls: PreloadCalls, follow: Follow): Promise<void> {
  try {
    const { localName } = element
    const callsOf = localName.startsWith(PREFIX) ? firstCalls.get(localName.slice(PREFIX.length)) : undefined
    const options = earlySessionOptions(element)
    if (!callsOf || customElements.get(localName) || !canBegin(options)) return
    const calls = callsOf(element)
    const asks = (): string => JSON.stringify([earlySessionOptions(element), callsOf(element)])
    const asked = asks()
    const isStillAsked = (): boolean => preloadedFor(element) !== undefined && asks() === asked
    async function send(): Promise<readonly Promise<Response>[]> {
      const token = await tokenOf(options)
      // Nothing is asked in the name of one who has gone meanwhile.
      if (!isStillAsked()) return []
      return calls.map((call) => begin(call, options, 'clientSessionToken', token, 'follow'))
    }
    const sent = send()
    markPreloaded(element, areAnswered(sent))
    const answers = await sent
    if (answers.length > 0) await follow(element, answers, isStillAsked)
  } catch {
    // The element meets the same, and tells of it.
  }
}

/**
 * Asks for what elements show first, before what they consist of is there: for their sessions, and then in the same task
 * for what each shows. Their client takes the answers as those of its own first requests.
 *
 * @param follow makes something of the first answer of each.
 * @returns what resolves when all of it has been asked for and followed, or cannot be, so that whatever is evaluated from
 *   then on keeps no request from leaving, and no first drawing from being seen; at the latest soon.
 */
export function startPreload(elements: readonly Element[], firstCalls: PreloadCalls, follow: Follow): Promise<unknown> {
  const begun = Promise.all(elements.map((element) => beginFor(element, firstCalls, follow)))
  return Promise.race([begun, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
