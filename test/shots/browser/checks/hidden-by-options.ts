import type { Screen } from '../../../features/support/stage.js'
import { describe } from './describe.js'
import { elementsIn } from './seen.js'

/** The options that hide something, or take a command away. */
const HIDING = [
  'disableResourceIds',
  'disableConnectedAccountInformation',
  'disableLockUnlock',
  'disableCreateAccessCode',
  'disableEditAccessCode',
  'disableDeleteAccessCode',
  'disableEditThresholds',
  'disableEditSchedules'
]

/** Sets every option that hides something. */
export const hideAll = (element: HTMLElement): void =>
  void Object.assign(element, Object.fromEntries(HIDING.map((name) => [name, true])))

/** What a page never gives away in an attribute: names that the parts of an element have for one another. */
const OF_THE_PAGE =
  /^(?:id|data-key|for|name|class|part|style|type|aria-(?:controls|describedby|details|labelledby|owns|activedescendant))$/
const MAIL = /[^\s@]+@[^\s@]+\.\w+/

/** What a command of a lock, an access code or a noise threshold begins with. */
const COMMAND = /^(?:(?:un)?lock|create|new code|edit|delete|remove|add .*(?:code|threshold|exception|program)|make)\b/i
/** What begins alike, and changes nothing of the kind. */
const ALLOWED = /^(?:edit name|lock details|remove .+ from .+)$/i
const PRESETS = /^climate presets?/i
/** What an error is quoted by to whoever looks after the platform. */
const REQUEST = /\(Request \S+\)/

/** A text without the marks between which it stands. */
const unmarked = (text: string): string => text.replaceAll(/[⟦⟧]/g, '').trim()

/** Whether an id is of what a person has: a model and a request belong to nobody. */
const isOfResource = (name: string): boolean =>
  /_ids?$/.test(name) && !/^(?:request|manufacturer|device_model)/.test(name)

function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (isOfResource(name)) for (const id of [inner].flat()) if (typeof id === 'string') yield id
    yield* idsIn(inner)
  }
}

/** Ids that cannot be mistaken for a word. */
const known = (answers: readonly unknown[]): Set<string> =>
  new Set([...idsIn(answers)].filter((id) => /[_-]/.test(id) && id.length > 8))

/**
 * What is still told in English, between marks or not, although an option hides it: an id or the e-mail address of an account in any text or attribute, and
 * the command of a lock, an access code or a noise threshold in the name of any button.
 *
 * @param answers what the platform told, in which the ids stand.
 */
export function* hiddenByOptions({ root }: Screen<HTMLElement>, answers: readonly unknown[]): Generator<string> {
  const ids = known(answers)
  const tells = (text: string): boolean =>
    MAIL.test(text) ||
    text
      .replace(REQUEST, '')
      .split(/[^\w-]+/)
      .some((word) => ids.has(word))
  const isOfPresets = [...root.querySelectorAll('h2')].some(({ textContent }) => PRESETS.test(unmarked(textContent)))
  for (const part of elementsIn(root)) {
    for (const node of part.childNodes) {
      if (node instanceof Text && tells(node.data)) yield `"${node.data}" in ${describe(part)}`
    }
    for (const { name, value } of part.attributes) {
      if (!OF_THE_PAGE.test(name) && tells(value)) yield `${name}="${value}" of ${describe(part)}`
    }
    if (part instanceof HTMLInputElement && tells(part.value)) yield `"${part.value}" typed in ${describe(part)}`
    if (isOfPresets || !part.matches('button, [role=menuitem]') || !part.checkVisibility()) continue
    const label = unmarked(part.ariaLabel ?? part.textContent)
    if (COMMAND.test(label) && !ALLOWED.test(label)) yield `the command ${describe(part)}`
  }
}
