import { untilEnabled } from '../../enabled.js'
import { until } from '../../settled.js'
import { type } from '../../typing.js'

const ROLES = {
  alert: '[role=alert]',
  button: 'button',
  group: '[role=group], fieldset, details',
  heading: 'h2, h3',
  image: 'img, .illustration',
  list: 'ul',
  menuitem: '[role=menuitem]',
  question: '[role=alertdialog]',
  region: 'section:not([role]), [role=region]',
  row: '[part~=row]',
  search: 'input[type=search]',
  status: 'output, [role=status]',
  tab: '[role=tab]',
  term: 'dt',
  textbox: 'input:not([type], [role])'
}

type Role = keyof typeof ROLES

/** Normalizes white space to what users read. */
export const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** Returns the accessible name: the label or the text content. */
function nameOf(element: Element): string {
  const label = element.ariaLabel ?? element.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ')
  return words(label ?? element.textContent)
}

/** Element with helpers to query it. A string matches the full name, but for rows only the name of the device. */
export class Screen<Shown extends HTMLElement> {
  readonly element: Shown

  constructor(element: Shown) {
    this.element = element
  }

  get root(): ShadowRoot {
    if (!this.element.shadowRoot) throw new Error('It has no shadow root.')
    return this.element.shadowRoot
  }

  all(role: Role, name?: string | RegExp): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(ROLES[role])].filter((element) => {
      const own = role === 'row' ? words(element.querySelector('bdi')?.textContent) : nameOf(element)
      return name === undefined || (typeof name === 'string' ? own === name : name.test(own))
    })
  }

  /** Returns the names of all elements of a role. Tests compare names, because elements cannot be printed. */
  names(role: Role, name?: string | RegExp): string[] {
    return this.all(role, name).map(nameOf)
  }

  /** Waits for the only element with this role and name, and until it takes presses if it is a button that has just appeared. */
  async find(role: Role, name?: string | RegExp): Promise<HTMLElement> {
    const only = () => (this.all(role, name).length === 1 ? this.all(role, name)[0] : undefined)
    try {
      const found = await until(only)
      if (role === 'button') await untilEnabled(found)
      return found
    } catch {
      throw new Error(`There are ${this.all(role, name).length} of ${role} ${name}: ${this.text}`)
    }
  }

  async press(role: Role, name: string | RegExp): Promise<void> {
    ;(await this.find(role, name)).click()
  }

  get text(): string {
    return words(this.root.textContent)
  }

  /** Returns the visible element with exactly this text. Visually hidden elements are 1 px wide. */
  visible(text: string): Element | undefined {
    return [...this.root.querySelectorAll('*')].find(
      (element) =>
        element.childElementCount === 0 &&
        words(element.textContent) === text &&
        element.getBoundingClientRect().width > 1
    )
  }

  /** Names of the devices in the rows. */
  get rowNames(): string[] {
    return this.all('row').map((row) => words(row.querySelector('bdi')?.textContent))
  }

  /** Returns the texts in the row of a device: name, manufacturer and model, states. */
  rowWords(name: string): string[] {
    return this.all('row', name)[0]?.innerText.split('\n').map(words).filter(Boolean) ?? []
  }

  /** Returns the description of a term, such as "Status". */
  detail(term: string): string | undefined {
    const found = this.all('term', term)[0]
    return found && words(found.nextElementSibling?.textContent)
  }

  /** Text of the live regions. */
  get announcements(): string {
    return words([...this.all('alert'), ...this.all('status')].map(({ textContent }) => textContent).join(' '))
  }

  /** Texts of the issues in details. */
  get alerts(): string[] {
    return [...this.root.querySelectorAll('[part~=alert]')].map(({ textContent }) => words(textContent))
  }

  /** Label of the focused field, or name of the focused element. */
  get focused(): string | undefined {
    const { activeElement } = this.root
    const isLabeled = activeElement instanceof HTMLInputElement && activeElement.labels?.length
    if (isLabeled) return words(activeElement.labels?.[0]?.textContent)
    return activeElement ? nameOf(activeElement) : undefined
  }

  /** Waits until the element contains the text. */
  async waitForText(text: string): Promise<void> {
    await until(() => this.text.includes(text)).catch(() => {
      throw new Error(`It never said "${text}" but: ${this.text}`)
    })
  }

  /** Returns the field with this label, if any. */
  maybe(label: string): HTMLInputElement | undefined {
    return [...this.root.querySelectorAll('input')].find(
      ({ ariaLabel, labels }) =>
        ariaLabel === label || [...(labels ?? [])].some(({ textContent }) => words(textContent) === label)
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
    type(this.field(label), text)
  }

  /** Clicks a check box or a radio button. */
  check(label: string): void {
    this.field(label).click()
  }

  /** Returns the select with this label. `place` distinguishes several with the same label. */
  selectOf(label: string, place = 0): HTMLSelectElement {
    const selects = [...this.root.querySelectorAll('select')].filter(
      ({ ariaLabel, labels }) => (ariaLabel ?? words(labels[0]?.textContent)) === label
    )
    const select = selects[place]
    if (!select) throw new Error(`There is no list "${label}": ${this.text}`)
    return select
  }

  /** Returns the options of a select. */
  offered(label: string): string[] {
    return [...this.selectOf(label).options].map((option) => option.label)
  }

  /** Returns the chosen option of a select. */
  chosen(label: string): string | undefined {
    return this.selectOf(label).selectedOptions[0]?.label
  }

  /** Chooses an option of a select by its text or value. */
  choose(label: string, option: string, place?: number): void {
    const select = this.selectOf(label, place)
    const index = [...select.options].findIndex(({ label: name, value }) => name === option || value === option)
    if (index < 0) throw new Error(`There is no "${option}" in "${label}": ${this.offered(label)}`)
    select.selectedIndex = index
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Returns the message of a tone below a field. */
  #under(label: string, tone: string): string | undefined {
    const message = this.field(label).closest('.field')?.querySelector(`[data-tone=${tone}]`)
    return message ? words(message.textContent) : undefined
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

  /** Suggestions of a combobox. */
  get suggestions(): string[] {
    return [...this.root.querySelectorAll('[role=option] > span > span')].map((option) =>
      words(option.firstChild?.textContent)
    )
  }

  /** Dispatches a key press on the focused element. */
  key(key: string): void {
    const target = this.root.activeElement ?? this.root.querySelector('form')
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
  }

  /** Visible text of the alerts. */
  get alertText(): string {
    return words(this.root.querySelector('.actions [role=alert]')?.textContent)
  }
}
