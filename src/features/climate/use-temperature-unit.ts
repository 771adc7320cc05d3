import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { TemperatureUnit } from './rules/temperature.js'

const STORAGE_KEY = 'latchkey_temperature_unit'

const isUnit = (value: unknown): value is TemperatureUnit => value === 'fahrenheit' || value === 'celsius'

/** What was chosen last; until it is asked for, whatever the browser has kept. */
let last: TemperatureUnit | undefined
/** Whether it was chosen since a host said what to show, and so wins over that. */
let isChosenHere = false
const listeners = new Set<() => void>()

function read(): TemperatureUnit | undefined {
  if (last) return last
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    if (isUnit(kept)) last = kept
  } catch {
    // What cannot be kept by the browser is kept by the page.
  }
  return last
}

function tell(isChosen: boolean): void {
  isChosenHere = isChosen
  for (const listener of listeners) listener()
}

function choose(unit: TemperatureUnit): void {
  last = unit
  try {
    localStorage.setItem(STORAGE_KEY, unit)
  } catch {
    // As when it is read.
  }
  tell(true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The unit of the temperatures, and a way to choose another one, for the whole page and for the next visit.
 *
 * @param wanted What the host wants at first.
 * @default wanted, else what was chosen last in this browser, else Fahrenheit
 */
export function useTemperatureUnit(
  wanted: TemperatureUnit | undefined
): readonly [TemperatureUnit, (unit: TemperatureUnit) => void] {
  const before = useRef(wanted)
  useEffect(() => {
    if (before.current !== wanted) tell(false)
    before.current = wanted
  }, [wanted])
  const unit = useSyncExternalStore(subscribe, () => (isChosenHere ? undefined : wanted) ?? read() ?? 'fahrenheit')
  return [unit, choose]
}
