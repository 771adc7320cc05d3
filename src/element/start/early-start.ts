import { findSessionFault, saysWhose, type SessionOptions } from '../../core/session/session-options.js'
import { acquireSession } from '../../core/session/session-registry.js'
import type { Session } from '../../core/session/session.js'
import { elementsAround } from '../custom-element/around.js'
import { pageEnvironment } from '../custom-element/page-environment.js'
import { sessionOptions } from '../options/session-options.js'
import { pageSessionOptions } from '../session/session-source.js'
import { noteBegun, whenToDraw } from './begun.js'
import { readEarly } from './read-early.js'

const PREFIX = 'x-'
const SESSION = `${PREFIX}session`

/** Asks a session for what an element shows first. Returns what ends each subscription. */
export type Ask = (session: Session, element: Element) => (() => void)[]

/** What each element asks for first, by its name: `device-table`, … */
export type FirstQueries = ReadonlyMap<string, Ask>

/** How long what was begun is kept for an element that is on its way, in ms. */
const HOLD = 10_000

function sessionOptionsOf(element: Element): SessionOptions {
  const ofPage = pageSessionOptions()
  let options: SessionOptions = {}
  for (const around of [element, ...elementsAround(element)]) {
    if (around !== element && around.localName !== SESSION) continue
    options = { ...readEarly(around, sessionOptions), ...options }
    if (saysWhose(options)) return options
  }
  return { ...ofPage, ...options }
}

function start(element: Element, firstQueries: FirstQueries): void {
  const { localName } = element
  const ask = localName.startsWith(PREFIX) ? firstQueries.get(localName.slice(PREFIX.length)) : undefined
  const options = sessionOptionsOf(element)
  // A ready client has a session already, and a prefix that others may be waiting for.
  if (!ask || options.client || findSessionFault(options)) return
  // Whoever only begins a session has no use for what becomes of it.
  const lease = acquireSession(options, pageEnvironment(), { onReplaced() {}, onEnded() {}, onVerifying() {} })
  const releases = ask(lease.session, element)
  noteBegun(element, lease.session)
  setTimeout(() => {
    for (const release of [...releases, lease.release]) release()
  }, HOLD)
}

/**
 * Begins what elements will ask for, before what draws them is there: the exchange of the session, and what they show
 * first, through the session that they will hold.
 *
 * @returns what resolves when their sessions are there, or soon.
 */
export async function startEarly(elements: readonly Element[], firstQueries: FirstQueries): Promise<void> {
  for (const element of elements) {
    try {
      if (!customElements.get(element.localName)) start(element, firstQueries)
    } catch {
      // The element meets the same, and tells of it.
    }
  }
  await Promise.all(elements.map(whenToDraw))
}
