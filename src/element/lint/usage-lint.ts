import { ELEMENT_MESSAGES, LANGUAGES } from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'
import { optionsOf } from '../custom-element/element-options.js'
import { isDocumented } from '../options/attribute-names.js'
import { isMissingId } from './missing-id.js'

/** How long a host may take to give an element what it needs until that seems to be forgotten, in ms. */
const PATIENCE = 1000

/** What every element of a page may have, or a framework puts there for itself. */
const NOT_OURS =
  /^(?:id|is|class|style|slot|part|lang|dir|title|role|hidden|tabindex|(?:on|data-|aria-|ng-|v-|x-|_).*|.*[^a-z_-].*)$/

/** Each is looked at once. */
const looked = new WeakSet<Element>()

/** Whether an element is told to speak a language that is not there. */
function lacksLanguage({ get }: Controller): boolean {
  const locale = get('locale')
  return typeof locale === 'string' && ELEMENT_MESSAGES.languageOf(locale) === undefined
}

function isSuspicious(controller: Controller): boolean {
  const { element, definition, get, store } = controller
  const observed: unknown = Reflect.get(element.constructor, 'observedAttributes')
  const known = new Set(Array.isArray(observed) ? observed : [])
  return (
    store.getState().fault !== undefined ||
    isMissingId(definition, get) ||
    element.getAttributeNames().some((name) => !(known.has(name) && isDocumented(name)) && !NOT_OURS.test(name)) ||
    lacksLanguage(controller)
  )
}

/** Whether the page has tags that may be meant for ours, and that nobody has defined. */
const hasUnknownTags = ({ ownerDocument }: Element): boolean =>
  [...ownerDocument.querySelectorAll(':not(:defined)')].some(({ localName }) => localName.startsWith('x-'))

async function look(controller: Controller): Promise<void> {
  const { element } = controller
  if (looked.has(element) || !element.isConnected) return
  looked.add(element)
  if (!isSuspicious(controller) && !hasUnknownTags(element)) return
  try {
    const { runLint } = await import('./rules.js')
    if (element.isConnected)
      runLint(controller, optionsOf(controller.definition), lacksLanguage(controller) && LANGUAGES)
  } catch {
    // A hint that does not come is none.
  }
}

/** Looks, a while after an element was connected, whether its host has made a mistake, and tells of it on the console. */
export function lintUsage(controller: Controller): void {
  setTimeout(look, PATIENCE, controller)
}
