import type { Screen } from '../../../features/support/stage.js'
import { describe } from './describe.js'
import { elementsIn } from './seen.js'

/** Options that hide content or disable commands. */
const HIDING = [
  'disableResourceIds',
  'disableConnectedAccountInformation',
  'disablePersonInformation',
  'disableLockUnlock',
  'disableCreateAccessCode',
  'disableEditAccessCode',
  'disableDeleteAccessCode',
  'disableCreateAccessGrant',
  'disableEditAccessGrant',
  'disableDeleteAccessGrant',
  'disableEditThresholds',
  'disableEditSchedules'
]

/** Sets every option that hides content. */
export const hideAll = (element: HTMLElement): void =>
  void Object.assign(element, Object.fromEntries(HIDING.map((name) => [name, true])))

/** Attributes with internal names, which are not visible. */
const OF_THE_PAGE =
  /^(?:id|data-key|for|name|class|part|style|type|aria-(?:controls|describedby|details|labelledby|owns|activedescendant))$/
const MAIL = /[^\s@]+@[^\s@]+\.\w+/

/** Names of commands for locks, access codes and noise thresholds. */
const COMMAND =
  /^(?:(?:un)?lock|create|new code|edit|delete|remove|extend|revoke|add .*(?:code|threshold|exception|program)|make|give access)\b/i
/** Similar names of harmless commands. */
const ALLOWED = /^(?:edit name|lock details|remove .+ from .+)$/i
const PRESETS = /^climate presets?/i
/** Request id in an error message. */
const REQUEST = /\(Request \S+\)/

/** Removes the marks around a text. */
const unmarked = (text: string): string => text.replaceAll(/[⟦⟧]/g, '').trim()

/** Returns `true` for ids of resources of the user, unlike ids of models and requests. */
const isOfResource = (name: string): boolean =>
  /_ids?$/.test(name) && !/^(?:request|manufacturer|device_model)/.test(name)

function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (isOfResource(name)) for (const id of [inner].flat()) if (typeof id === 'string') yield id
    yield* idsIn(inner)
  }
}

/** Returns all ids that cannot be mistaken for words. */
const known = (responses: readonly unknown[]): Set<string> =>
  new Set([...idsIn(responses)].filter((id) => /[_-]/.test(id) && id.length > 8))

/**
 * Reports content in English, marked or not, that an option should hide: ids and e-mail addresses of accounts in any
 * text or attribute, and commands of locks, access codes and noise thresholds in the name of any button.
 *
 * @param responses responses of the platform, which contain the ids
 */
export function* hiddenByOptions({ root }: Screen<HTMLElement>, responses: readonly unknown[]): Generator<string> {
  const ids = known(responses)
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
