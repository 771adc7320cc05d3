import { ThermostatScheduleElement } from '../../../elements/thermostat-schedule.js'
import { CodeForm } from './code-form.js'
import { show, type TestPlatform, words } from './stage.js'

export const HALLWAY = 'device_hallway_thermostat'
/** A Friday, 7:45 in the morning on the clocks of the hallway. */
export const NOW = Date.parse('2026-03-20T11:45:00Z')

/** What a person finds in the schedule of a thermostat, and in its forms. */
export class Schedule extends CodeForm<ThermostatScheduleElement> {
  /** What is in force, in one sentence. */
  get sentence(): string {
    return words(this.root.querySelector('.reading b')?.textContent)
  }

  /** What stands under that. */
  get note(): string {
    return words(this.root.querySelector('.reading b + p')?.textContent)
  }

  #rows(list: string): string[] {
    return [...this.root.querySelectorAll(`ul[aria-label="${list}"] > li`)].map((row) =>
      [...row.querySelectorAll('.schedule-words > *')].map(({ textContent }) => words(textContent)).join(' | ')
    )
  }

  get exceptions(): string[] {
    return this.#rows('Exceptions')
  }

  get programs(): string[] {
    return this.#rows('Daily programs')
  }

  /** What the days of the week say to those who do not see them. */
  get days(): string[] {
    return [...this.root.querySelectorAll('.schedule-day [role=img]')].map(({ ariaLabel }) => words(ariaLabel))
  }

  /** What is said before something is saved. */
  get remarks(): string[] {
    return [...this.root.querySelectorAll('[role=status] > .alert')].map(({ textContent }) => words(textContent))
  }

  /** The boundaries of a day: what begins, and when. */
  get boundaries(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[role=slider]')]
  }

  /** Chooses from the select of a label; of several, the one at that place. */
  select(label: string, value: string, place = 0): void {
    const selects = [...this.root.querySelectorAll('select')].filter(({ labels }) =>
      [...labels].some(({ textContent }) => words(textContent) === label)
    )
    const select = selects[place]
    if (!select) throw new Error(`There is no select "${label}": ${this.text}`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** How a person opens the schedule of the hallway, or of another thermostat, and presses buttons in it. */
export const usesOfSchedule = (pass: (milliseconds: number) => Promise<void>) => ({
  async open({ client }: TestPlatform, given: Partial<ThermostatScheduleElement> = {}, width?: number) {
    const properties = { client, deviceId: HALLWAY, ...given }
    const schedule = new Schedule(show(ThermostatScheduleElement, properties, { ...(width && { width }) }).element)
    await pass(100)
    return schedule
  },
  async press(schedule: Schedule, name: string): Promise<void> {
    await schedule.press('button', name)
    await pass(100)
  }
})
