import { mergeInheritedOptions, hasCredentials, type SessionOptions } from '../../core/session/session-options.js'
import { composedAncestors } from '../dom/composed-ancestors.js'
import { sessionOptions } from '../options/session-options.js'
import { pageConfiguration } from '../session/configure.js'
import { readOptionsFromDom, readProvidedOptions } from './read-options-from-dom.js'

const SESSION = 'x-session'

/** Returns the session options of an element that may not be defined yet: its own, inherited, or of the page. */
export function earlySessionOptions(element: Element): SessionOptions {
  let options: SessionOptions = {}
  for (const ancestor of [element, ...composedAncestors(element)]) {
    if (ancestor !== element && ancestor.localName !== SESSION) continue
    options = mergeInheritedOptions(readOptionsFromDom(ancestor, sessionOptions), options)
    if (hasCredentials(options)) return options
  }
  const ofThePage = readProvidedOptions((name) => Reflect.get(pageConfiguration().given, name), sessionOptions)
  return mergeInheritedOptions(ofThePage, options)
}
