import { isToken, toAuthorization } from '../../client/credentials.js'
import { DEFAULT_ENDPOINT, isValidEndpoint, SESSION_EXCHANGE_PATH } from '../../client/endpoint.js'
import { browserFingerprint } from '../../client/fingerprint.js'
import {
  markPreloaded,
  type PreloadCall,
  preloadedFor,
  preloadRequest,
  wireRequest
} from '../../client/preload-cache.js'
import { sdkHeaders } from '../../client/sdk-headers.js'
import { toJson } from '../../client/serialize.js'
import type { Tables } from '../../core/resources/resource-kind.js'
import type { Session } from '../../core/session/session.js'
import {
  findContradiction,
  hasCredentials,
  isSufficient,
  mergeInheritedOptions,
  type SessionOptions,
  sessionKey
} from '../../core/session/session-options.js'
import { registry } from '../../core/session/shared-sessions.js'
import { composedAncestors } from '../dom/composed-ancestors.js'
import { sessionOptions } from '../options/session-options.js'
import { pageConfiguration } from '../session/configure.js'
import { readOptionsFromDom, readProvidedOptions } from './read-options-from-dom.js'

const PREFIX = 'x-'
const SESSION_TAG = 'x-session'

/** How long a slow platform delays the evaluation of the elements, in ms. */
const MAX_DELAY_MS = 1000

type CallsOf = (element: Element) => readonly PreloadCall[]

/** First requests of each element by name (`device-table`, …). */
export type PreloadCalls = ReadonlyMap<string, CallsOf>

/** Sends a request exactly as the client will send it. @throws if the token is malformed */
async function begin(
  { path, parameters }: PreloadCall,
  { endpoint = DEFAULT_ENDPOINT, product = 'seam' }: SessionOptions,
  kind: 'publishableKey' | 'clientSessionToken',
  token: string,
  redirect: RequestRedirect
): Promise<Response> {
  if (!isToken(kind, token, product)) throw new TypeError()
  const { headers, credentials } = toAuthorization(kind, token, product).init
  const request = wireRequest(endpoint, path, { ...sdkHeaders(product), ...headers }, toJson(parameters))
  return preloadRequest(request, { redirect, ...(credentials && { credentials }) })
}

/** Returns the token, exchanging a publishable key if necessary. */
async function tokenOf(options: SessionOptions): Promise<string> {
  const { publishableKey, userIdentifierKey, clientSessionToken = '' } = options
  if (!publishableKey) return clientSessionToken
  const parameters = { user_identifier_key: userIdentifierKey ?? browserFingerprint() }
  const exchange = { path: SESSION_EXCHANGE_PATH, parameters }
  const response = await begin(exchange, options, 'publishableKey', publishableKey, 'error')
  const { client_session } = await response.json()
  return client_session.token
}

/** Returns the session of elements with these options, if there is one already. */
const sessionOf = (options: SessionOptions): Session | undefined =>
  registry().sessions.get(sessionKey(options, () => 0))?.session

/** Returns `true` if requests can be sent before the client exists. */
const canBegin = (options: SessionOptions): boolean =>
  !sessionOf(options) &&
  !(
    options.signedOut ||
    options.client ||
    options.sandbox ||
    options.consoleSessionToken ||
    findContradiction(options)
  ) &&
  isSufficient(options) &&
  isValidEndpoint(options.endpoint ?? DEFAULT_ENDPOINT)

/** Sends another request of an element before it is defined. */
type PreloadMore = (call: PreloadCall) => Promise<Response>

/**
 * Called with the responses that an element waits for.
 *
 * @param isStillRequested returns `true` while the element would send the same requests for the same user.
 * @param shown returns what other elements of the same session show, if there are any.
 * @param preload sends another request for the same user.
 */
export type Follow = (
  element: Element,
  responses: readonly Promise<Response>[],
  isStillRequested: () => boolean,
  shown: () => Tables | undefined,
  preload: PreloadMore
) => Promise<void>

/** Resolves to `true` if all requests succeed. */
async function haveResponded(sent: Promise<readonly Promise<Response>[]>): Promise<boolean> {
  try {
    const responses = await Promise.all(await sent)
    return responses.every(({ ok }) => ok)
  } catch {
    return false
  }
}

/** Returns the session options of an element that may not be defined yet: its own, inherited, or of the page. */
function earlySessionOptions(element: Element): SessionOptions {
  let options: SessionOptions = {}
  for (const ancestor of [element, ...composedAncestors(element)]) {
    if (ancestor !== element && ancestor.localName !== SESSION_TAG) continue
    options = mergeInheritedOptions(readOptionsFromDom(ancestor, sessionOptions), options)
    if (hasCredentials(options)) return options
  }
  const ofThePage = readProvidedOptions((name) => pageConfiguration().provided[name], sessionOptions)
  return mergeInheritedOptions(ofThePage, options)
}

/**
 * Sends the session exchange and the first requests of an element that is not rendered yet, unless there is a session for
 * its options.
 *
 * @param follow handles the responses
 */
export async function preloadFirst(element: Element, callsOf: CallsOf, follow: Follow): Promise<void> {
  try {
    const options = earlySessionOptions(element)
    if (!element.localName.startsWith(PREFIX) || !element.isConnected || !canBegin(options)) return
    const calls = callsOf(element)
    const currentRequest = (): string => JSON.stringify([earlySessionOptions(element), callsOf(element)])
    const initialRequest = currentRequest()
    const isStillRequested = (): boolean =>
      element.isConnected && preloadedFor(element) !== undefined && currentRequest() === initialRequest
    const shown = (): Tables | undefined => sessionOf(options)?.store.getState().shown
    const token = tokenOf(options)
    const preload: PreloadMore = async (call) => begin(call, options, 'clientSessionToken', await token, 'follow')
    async function send(): Promise<readonly Promise<Response>[]> {
      await token
      // The user may have changed meanwhile.
      return isStillRequested() ? calls.map(preload) : []
    }
    const sent = send()
    markPreloaded(element, haveResponded(sent))
    const responses = await sent
    if (responses.length > 0) await follow(element, responses, isStillRequested, shown, preload)
  } catch {
    // The element gets the same error and reports it.
  }
}

async function beginFor(element: Element, firstCalls: PreloadCalls, follow: Follow): Promise<void> {
  const { localName } = element
  const callsOf = firstCalls.get(localName.slice(PREFIX.length))
  if (callsOf && !customElements.get(localName)) await preloadFirst(element, callsOf, follow)
}

/**
 * Sends the session exchange and the first requests of elements before they are defined. The client takes over the
 * responses.
 *
 * @param follow handles the first responses of each element
 * @returns resolves when all requests were sent and handled or can't be, and after a limited time at most; code
 * evaluated afterwards delays no request and no prerendering
 */
export function startPreload(elements: readonly Element[], firstCalls: PreloadCalls, follow: Follow): Promise<unknown> {
  const started = Promise.all(elements.map((element) => beginFor(element, firstCalls, follow)))
  return Promise.race([started, new Promise((resolve) => setTimeout(resolve, MAX_DELAY_MS))])
}
