import type { ThermostatScheduleElement } from '../../../elements/thermostat-schedule.js'
import { type Given, setup } from './setup.js'
import { Screen, words } from './stage.js'

export const HALLWAY = 'device_hallway_thermostat'
/** A Friday at 7:45 in the time zone of the hallway. */
export const NOW = Date.parse('2026-03-20T11:45:00Z')
/** Periods of the program of workdays. */
export const WORKDAY_PERIODS = [
  { climate_preset_key: 'home', starts_at_time: '06:30:00' },
  { climate_preset_key: 'away', starts_at_time: '08:30:00' },
  { climate_preset_key: 'home', starts_at_time: '17:00:00' },
  { climate_preset_key: 'away', starts_at_time: '23:00:00' }
]

/** Thermostat schedule with helpers to read it and fill in its forms. */
export class Schedule extends Screen<ThermostatScheduleElement> {
  /** Sentence about the current setting. */
  get sentence(): string {
    return words(this.root.querySelector('.reading b')?.textContent)
  }

  /** Text below the sentence. */
  get note(): string {
    return words(this.root.querySelector('.reading b + p')?.textContent)
  }

  #rows(list: string): string[] {
    return [...this.root.querySelectorAll(`ul[aria-label="${list}"] > li`)].map((row) =>
      [...row.querySelectorAll('.schedule-text > *')].map(({ textContent }) => words(textContent)).join(' | ')
    )
  }

  get exceptions(): string[] {
    return this.#rows('Exceptions')
  }

  get programs(): string[] {
    return this.#rows('Daily programs')
  }

  /** Texts of the days for screen readers. */
  get days(): string[] {
    return [...this.root.querySelectorAll('.time-bar[role=img]')].map(({ ariaLabel }) => words(ariaLabel))
  }

  /** Warnings before saving. */
  get remarks(): string[] {
    return [...this.root.querySelectorAll('[role=status] > .alert')].map(({ textContent }) => words(textContent))
  }

  /** Period boundaries of the day. */
  get boundaries(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[role=slider]')]
  }
}

/** Adds a schedule on a stopped clock, by default of the hallway. See `setup`. */
export async function setupSchedule(given: Given<'x-thermostat-schedule'> = {}) {
  const t = await setup('x-thermostat-schedule', { deviceId: HALLWAY, now: NOW, ...given })
  return { ...t, screen: new Schedule(t.element) }
}

export type ScheduleTest = Awaited<ReturnType<typeof setupSchedule>>
