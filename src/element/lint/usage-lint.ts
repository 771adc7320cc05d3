import { ELEMENT_MESSAGES, LANGUAGES } from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'
import { optionsOf } from '../custom-element/element-definition.js'
import { isDocumented } from '../options/attribute-names.js'
import { isMissingId } from './missing-id.js'

/** Time a host has to set required options, in ms. */
const CHECK_DELAY_MS = 1000

/** Attributes that every element may have or that frameworks set. */
const NOT_OURS =
  /^(?:id|is|class|style|slot|part|lang|dir|title|role|hidden|tabindex|(?:on|data-|aria-|ng-|v-|x-|_).*|.*[^a-z_-].*)$/

/** Each element is checked once. */
const looked = new WeakSet<Element>()

/** Returns `true` if the element's locale has no texts. */
function lacksLanguage({ get }: Controller): boolean {
  const locale = get('locale')
  return typeof locale === 'string' && ELEMENT_MESSAGES.languageOf(locale) === undefined
}

function isSuspicious(controller: Controller): boolean {
  const { element, definition, get, store } = controller
  const { constructor } = element
  const observed = 'observedAttributes' in constructor ? constructor.observedAttributes : undefined
  const known = new Set(Array.isArray(observed) ? observed : [])
  return (
    store.getState().fault !== undefined ||
    isMissingId(definition, get) ||
    element.getAttributeNames().some((name) => !(known.has(name) && isDocumented(name)) && !NOT_OURS.test(name)) ||
    get('messages') !== undefined ||
    lacksLanguage(controller)
  )
}

/** Returns `true` if the page has undefined tags that may be misspelled. */
const hasUnknownTags = ({ ownerDocument }: Element): boolean =>
  [...ownerDocument.querySelectorAll(':not(:defined)')].some(({ localName }) => localName.startsWith('x-'))

async function check(controller: Controller): Promise<void> {
  const { element } = controller
  if (looked.has(element) || !element.isConnected) return
  looked.add(element)
  if (!isSuspicious(controller) && !hasUnknownTags(element)) return
  try {
    const { runLint } = await import('./rules.js')
    if (element.isConnected)
      runLint(controller, optionsOf(controller.definition), lacksLanguage(controller) && LANGUAGES)
  } catch {
    // Hints are optional.
  }
}

/** Checks the options of an element some time after it was connected, and logs likely mistakes. */
export function lintUsage(controller: Controller): void {
  setTimeout(check, CHECK_DELAY_MS, controller)
}
