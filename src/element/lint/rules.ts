import { InvalidOptionsError } from '../../client/errors.js'
import { attributeName } from '../../core/session/session-options.js'
import { nearestName } from '../../core/values/nearest-name.js'
import type { Controller } from '../custom-element/controller.js'
import { attributeNamesOf } from '../options/attribute-names.js'
import type { OptionTable } from '../options/option-table.js'
import { inform, warn } from './console-hint.js'
import { isMissingId, requiredIds } from './missing-id.js'
import { reportRenamedMessages } from './renamed-messages.js'
import { checkTags } from './unknown-tags.js'

export { checkTags }

/** Global attributes, which are never misspelled options. */
const GLOBAL = new Set(
  (
    'accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts for ' +
    'form hidden id inert inputmode is itemid itemprop itemref itemscope itemtype key lang name nonce part popover ref role ' +
    'slot spellcheck style tabindex title translate type value virtualkeyboardpolicy writingsuggestions'
  ).split(' ')
)

/** Attributes of frameworks. */
const OF_A_FRAMEWORK = /^(?:on|data-|aria-|ng-|v-|x-|svelte-|_)|[^a-z_-]/

const WRAPPERS = "or use the components of 'latchkey/react', 'latchkey/vue' or 'latchkey/angular'"

function reportFault({ element, definition, store }: Controller): void {
  const { fault } = store.getState()
  // Elements inside an `<x-session>` without options may have their own.
  if (!fault || (definition.isSession && fault.option === 'publishableKey')) return
  const tag = `<${element.localName}>`
  if (fault.option !== 'publishableKey') return warn(`The session of ${tag}: ${fault.error.message}`)
  const how = 'publishable-key="…" (with user-identifier-key="…"), client-session-token="…" or sandbox'
  const where = `on it or on a session element around it, or call configure({ publishableKey: '…' })`
  warn(`${tag} has no session and shows nothing: write ${how} ${where}.`)
}

function reportMissingId(controller: Controller): void {
  const { element, definition, get, report } = controller
  if (!isMissingId(definition, get)) return
  const { localName } = element
  const needed = requiredIds(definition).map((option) => `<${localName} ${attributeName(option)}="…">`)
  const text = `<${localName}> has nothing to show: write ${needed.join(' or ')}, or set its property ${requiredIds(definition).join(' or ')}.`
  warn(text)
  report(new InvalidOptionsError(text), 'options')
}

/** Reports an object or function that a framework wrote as text, because the element was not defined yet. */
function reportText({ element, get, report }: Controller, option: string): void {
  // It may be set as a property as well.
  if (get(option) !== undefined) return
  const text =
    `The ${option} of <${element.localName}> was written as an attribute, which cannot hold it, and is not used. ` +
    `Set the property ${option} once the element is defined (customElements.whenDefined), ${WRAPPERS}.`
  warn(text)
  report(new InvalidOptionsError(text), 'options')
}

/** Reports a property name that was written as an attribute. */
function reportSpelling({ element: { localName } }: Controller, attribute: string, option: string): void {
  if (attribute === attributeName(option)) return
  inform(
    `The attribute ${attribute} of <${localName}> is read as ${attributeName(option)}. If a framework wrote it, the element was ` +
      `not defined yet, and functions and objects did not reach it: define it before it is rendered, ${WRAPPERS}.`
  )
}

function reportAttributes(controller: Controller, options: OptionTable): void {
  const { element } = controller
  const names = Object.keys(options)
  for (const attribute of element.getAttributeNames()) {
    const option = names.find((name) => attributeNamesOf(name).includes(attribute))
    if (option !== undefined) {
      if (options[option]?.hasAttribute) reportSpelling(controller, attribute, option)
      else reportText(controller, option)
      continue
    }
    if (GLOBAL.has(attribute) || OF_A_FRAMEWORK.test(attribute)) continue
    const meant = nearestName(attribute, names)
    if (meant === undefined) continue
    const name = options[meant]?.hasAttribute ? attributeName(meant) : `the property ${meant}`
    warn(`<${element.localName}> knows no attribute ${attribute}. Did you mean ${name}?`)
  }
}

function reportLocale({ element, get }: Controller, languages: readonly string[]): void {
  inform(
    `The locale ${String(get('locale'))} of <${element.localName}> is not supported, so its texts are in English. ` +
      `Use one of ${languages.join(', ')}, or set your own texts with the property messages.`
  )
}

/**
 * Logs likely mistakes of the host and how to fix them. Repeats no values except a locale. Everything it needs is
 * passed in, so that the chunk stays small.
 *
 * @param languages available languages, if the element's locale is not among them
 */
export function runLint(controller: Controller, options: OptionTable, languages: readonly string[] | false): void {
  reportFault(controller)
  reportMissingId(controller)
  reportAttributes(controller, options)
  checkTags(controller.element.ownerDocument)
  if (languages) reportLocale(controller, languages)
  reportRenamedMessages(controller.get('messages'))
}
