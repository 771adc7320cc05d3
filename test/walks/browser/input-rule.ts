import { walkTime } from './clock.js'
import { subjectsOf } from './commands.js'
import { nameOf } from './controls.js'
import type { WalkPlatform } from './platform.js'
import { type Stand, storeOf } from './stands.js'

/** Retention time of a removed element in ms. */
const KEPT = 10 * 60_000

/** Answers with which the user agrees to lose the input, in the languages of the walks. */
const AGREED = /^(?:Discard|Leave|Verwerfen|Verlassen)$/

/** Events of a saved form. */
const SAVED = [
  'access-code-created',
  'access-code-updated',
  'access-grant-created',
  'access-grant-updated',
  'bulk-change',
  'device-rename',
  'preset-created',
  'preset-updated',
  'program-change',
  'schedule-change',
  'threshold-change'
] as const

/** Text or date that a user has typed and not saved. */
interface Entered {
  readonly label: string
  readonly form: HTMLFormElement
  /** Value before the user typed. */
  readonly initial: string
  value: string
  /** `true` while the field of a name is closed because it is being saved. */
  isSent: boolean
}

interface Kept {
  readonly fields: Map<HTMLInputElement, Entered>
  /** Values of the fields that the user has not changed. */
  initial: WeakMap<HTMLInputElement, string>
  user: string
  store: unknown
}

/** Rule: what a user has typed stays, unless it was saved or the user has agreed to lose it. */
export interface InputRule {
  /** Called after an action. */
  check(): void
}

/** Returns `true` for the field of a name, which closes when it is submitted. */
const isName = ({ form }: Entered): boolean => form.matches('.editable')

/** Returns the text and date fields of forms. Numbers are rounded and limited when their field is left. */
const fieldsIn = ({ element }: Stand): HTMLInputElement[] =>
  [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('form input') ?? [])].filter(
    ({ type, role, form }) =>
      /^(?:text|date|time|datetime-local)$/.test(type) && !role && form?.closest('dialog') === null
  )

/** An empty name can be saved like a missing one, and without the spaces at its ends. */
const isSame = (first: string, other: string): boolean => first.trim() === other.trim()

/** The time zones of a form are chosen on a screen over it. */
const isCovered = ({ screen }: Stand): boolean => screen?.screen === 'time-zone'

/**
 * Checks that input never disappears from the screen without the question, by what the fields and questions of the page
 * show.
 *
 * @param find called for each input that was lost
 */
export function watchInput(stands: readonly Stand[], platform: WalkPlatform, find: (text: string) => void): InputRule {
  const inputs = new Map<Stand, Kept>()
  const arrivals: { readonly path: string; readonly subjects: readonly string[]; readonly text: string }[] = []
  /** Forms that the user has used since the last check. */
  const used = new Set<HTMLFormElement>()
  let effectsSeen = 0

  platform.onArrival(({ path, params }) =>
    arrivals.push({ path, subjects: subjectsOf(params), text: JSON.stringify(params) })
  )

  /** Returns the parameters of the commands that the platform has carried out since, also without a response. */
  function savedSince(): string {
    const effects = platform.effects.slice(effectsSeen)
    effectsSeen = platform.effects.length
    return effects
      .flatMap(({ path, subject }) => arrivals.filter((each) => each.path === path && each.subjects.includes(subject)))
      .map(({ text }) => text)
      .join('\n')
  }

  for (const stand of stands) {
    const kept: Kept = { fields: new Map(), initial: new WeakMap(), user: stand.user, store: storeOf(stand) }
    const { fields } = kept
    inputs.set(stand, kept)

    function listen(name: string, note: (target: Element, event: Event) => void): void {
      const noteEvent = (event: Event): void => {
        if (event.target instanceof Element) note(event.target, event)
      }
      stand.element.shadowRoot?.addEventListener(name, noteEvent, true)
    }
    function forget(): void {
      fields.clear()
      kept.initial = new WeakMap()
    }
    /** The field of a name is canceled without a question. */
    function cancelName(form: Element | null): void {
      for (const [field, entered] of fields) if (entered.form === form && isName(entered)) fields.delete(field)
    }

    listen('input', (field) => {
      if (!(field instanceof HTMLInputElement) || !field.form || !fieldsIn(stand).includes(field)) return
      const { form, value } = field
      const initial = fields.get(field)?.initial ?? kept.initial.get(field)
      if (initial === undefined || isSame(initial, value)) fields.delete(field)
      else fields.set(field, { label: nameOf(field), form, initial, value, isSent: false })
    })
    listen('submit', (form) => {
      for (const entered of fields.values()) if (entered.form === form) entered.isSent = isName(entered)
    })
    listen('click', (target) => {
      const button = target.closest('button')
      if (button?.closest('dialog') && AGREED.test(nameOf(button))) forget()
      else if (button?.type === 'button') cancelName(button.form)
    })
    listen('keydown', (target, event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') cancelName(target.closest('form'))
    })
    for (const name of ['click', 'keydown', 'input'])
      listen(name, (target) => {
        const form = target.closest('form')
        if (form) used.add(form)
      })
    for (const name of SAVED) stand.element.addEventListener(name, forget)
  }

  /** Follows what the user has changed in a form that is still there. */
  function follow(fields: Kept['fields']): void {
    for (const [field, entered] of fields) {
      if (!entered.form.isConnected || !used.has(entered.form)) continue
      if (field.isConnected && !isSame(field.value, entered.initial)) entered.value = field.value
      else fields.delete(field)
    }
  }

  function checkOne(stand: Stand, kept: Kept, saved: string): void {
    const { fields } = kept
    const shown = fieldsIn(stand)
    follow(fields)
    for (const [field, entered] of fields) {
      const { value, label, isSent } = entered
      if (saved.includes(JSON.stringify(value.trim()))) {
        fields.delete(field)
        continue
      }
      const isThere = shown.some((each) => each.value === value && each.checkVisibility())
      if (isThere) {
        if (!used.has(entered.form)) entered.isSent = false
        continue
      }
      if (isSent || isCovered(stand)) continue
      fields.delete(field)
      if (!platform.generated.has(field.value)) find(`${stand.tag} lost “${value}” of “${label}”`)
    }
    for (const field of shown) if (!fields.has(field)) kept.initial.set(field, field.value)
  }

  return {
    check() {
      const saved = savedSince()
      for (const [stand, kept] of inputs) {
        const { user } = stand
        const store = storeOf(stand)
        const isForgotten = !stand.element.isConnected && walkTime() - stand.removedAt > KEPT
        if (user !== kept.user || store !== kept.store || isForgotten) kept.fields.clear()
        Object.assign(kept, { user, store })
        if (stand.element.isConnected) checkOne(stand, kept, saved)
      }
      used.clear()
    }
  }
}
