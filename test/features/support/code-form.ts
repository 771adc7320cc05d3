import { expect } from 'chai'
import { AccessCodeFormElement } from '../../../elements/access-code-form.js'
import { Screen, show, type TestPlatform, type as typeInto, until, words } from './stage.js'

/** Labels of the fields of a new code. */
export const NAME = 'Name the new code'
export const CODE = 'Enter the code (PIN)'
/** Properties of a form for a new code. */
export const NEW_CODE = { deviceId: 'device_front_door' }

/** Access code form with helpers to fill it in, in any element. */
export class CodeForm<Shown extends HTMLElement = HTMLElement> extends Screen<Shown> {
  /** Returns the field with this label, if any. */
  maybe(label: string): HTMLInputElement | undefined {
    return [...this.root.querySelectorAll('input')].find(({ labels }) =>
      [...(labels ?? [])].some(({ textContent }) => words(textContent) === label)
    )
  }

  field(label: string): HTMLInputElement {
    const field = this.maybe(label)
    if (!field) throw new Error(`There is no field "${label}": ${this.text}`)
    return field
  }

  /** Values by label. Contains only checked radio buttons and check boxes. */
  get values(): Record<string, string> {
    const fields = [...this.root.querySelectorAll('form input')].filter((field) => field instanceof HTMLInputElement)
    return Object.fromEntries(
      fields.flatMap((field) => {
        const label = words(field.labels?.[0]?.textContent)
        if (field.type === 'radio') return field.checked ? [['type', label]] : []
        return [[label, field.value]]
      })
    )
  }

  enter(label: string, text: string): void {
    typeInto(this.field(label), text)
  }

  choose(label: string): void {
    this.field(label).click()
  }

  /** Returns the message of a tone below a field. */
  #under(label: string, tone: string): string | undefined {
    const said = this.field(label).closest('.field')?.querySelector(`[data-tone=${tone}]`)
    return said ? words(said.textContent) : undefined
  }

  error(label: string): string | undefined {
    return this.#under(label, 'danger')
  }

  warning(label: string): string | undefined {
    return this.#under(label, 'warning')
  }

  /** Returns the accessible description of a field. */
  description(label: string): string {
    return words(
      this.field(label)
        .ariaDescribedByElements?.map(({ textContent }) => textContent)
        .join(' ')
    )
  }

  /** Label of the focused field, or name of the focused element. */
  override get focused(): string | undefined {
    const { activeElement } = this.root
    return activeElement instanceof HTMLInputElement && activeElement.labels?.length
      ? words(activeElement.labels[0]?.textContent)
      : super.focused
  }

  /** Returns both values of a field with a conflict. */
  conflict(label: string): string | undefined {
    const group = this.root.querySelector(`[data-conflict][aria-label="${label}"]`)
    return group
      ? words([...group.querySelectorAll('p, dt, dd')].map(({ textContent }) => textContent).join(' '))
      : undefined
  }

  get dialog(): HTMLDialogElement | null {
    return this.root.querySelector('dialog')
  }

  get options(): string[] {
    return [...this.root.querySelectorAll('[role=option] > span')].map((option) =>
      words(option.firstChild?.textContent)
    )
  }

  /** Dispatches a key press on the focused element. */
  key(key: string): void {
    const target = this.root.activeElement ?? this.root.querySelector('form')
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
  }

  /** Searches for a time zone, chooses it and returns to the form. */
  async chooseZone(search: string): Promise<void> {
    await this.press('button', /^Time Zone/)
    const box = await until(() => this.root.querySelector<HTMLElement>('[role=combobox]'))
    box.focus()
    typeInto(box, search)
    await until(() => this.options.length > 0)
    this.key('Enter')
    await this.press('button', 'Back')
    await this.find('region', 'Timing')
  }

  /** Visible text of the alerts. */
  get alertText(): string {
    return words(this.root.querySelector('.actions [role=alert]')?.textContent)
  }
}

type Form = CodeForm<AccessCodeFormElement>

/** Adds the form to the page. */
export function addForm({ client }: TestPlatform, properties: Partial<AccessCodeFormElement>, width?: number): Form {
  return new CodeForm(show(AccessCodeFormElement, { client, ...properties }, { ...(width && { width }) }).element)
}

/** Adds the form to the page and waits until it is ready. */
export async function openForm(...given: Parameters<typeof addForm>): Promise<Form> {
  const form = addForm(...given)
  await form.find('button', 'Save')
  return form
}

export { CREATE, GENERATE, UPDATE } from './access-code-calls.js'

/** Expects the form to contain these values. */
export function expectValues(form: CodeForm, values: Record<string, string>): void {
  expect(form.values).to.deep.equal(values)
}
