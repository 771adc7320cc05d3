import type { TemperatureUnit } from './rules/temperature.js'

const STORAGE_KEY = 'latchkey_temperature_unit'

const isUnit = (value: unknown): value is TemperatureUnit => value === 'fahrenheit' || value === 'celsius'

/** Last chosen unit, cached from `localStorage`. */
let last: TemperatureUnit | undefined

/** Returns the unit that was last chosen in this browser, or `undefined` if none was. */
export function keptTemperatureUnit(): TemperatureUnit | undefined {
  if (last) return last
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    if (isUnit(kept)) last = kept
  } catch {
    // Storage may be blocked. The choice then lasts until the page is closed.
  }
  return last
}

/** Saves the chosen unit for later visits. */
export function keepTemperatureUnit(unit: TemperatureUnit): void {
  last = unit
  try {
    localStorage.setItem(STORAGE_KEY, unit)
  } catch {
    // Storage may be blocked or full.
  }
}
