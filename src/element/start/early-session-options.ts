import { optionsInside, saysWhose, type SessionOptions } from '../../core/session/session-options.js'
import { elementsAround } from '../custom-element/around.js'
import { sessionOptions } from '../options/session-options.js'
import { pageConfiguration } from '../session/configure.js'
import { readEarly, readGiven } from './read-early.js'

const SESSION = 'x-session'

/** The session options of an element that may not be defined yet: its own, those of what is around it, or of the page. */
export function earlySessionOptions(element: Element): SessionOptions {
  let options: SessionOptions = {}
  for (const around of [element, ...elementsAround(element)]) {
    if (around !== element && around.localName !== SESSION) continue
    options = optionsInside(readEarly(around, sessionOptions), options)
    if (saysWhose(options)) return options
  }
  const ofThePage = readGiven((name) => Reflect.get(pageConfiguration().given, name), sessionOptions)
  return optionsInside(ofThePage, options)
}
