import type { TemperatureUnit } from './rules/temperature.js'

const STORAGE_KEY = 'latchkey_temperature_unit'

const isUnit = (value: unknown): value is TemperatureUnit => value === 'fahrenheit' || value === 'celsius'

/** What was chosen last; until it is asked for, whatever the browser has kept. */
let last: TemperatureUnit | undefined

/** The unit of temperatures that was chosen last in this browser; nothing where none was. */
export function keptTemperatureUnit(): TemperatureUnit | undefined {
  if (last) return last
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    if (isUnit(kept)) last = kept
  } catch {
    // What cannot be kept by the browser is kept by the page.
  }
  return last
}

/** Keeps a unit for the next visit as well. */
export function keepTemperatureUnit(unit: TemperatureUnit): void {
  last = unit
  try {
    localStorage.setItem(STORAGE_KEY, unit)
  } catch {
    // As when it is read.
  }
}
