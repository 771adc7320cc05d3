import { useEffect, useRef, useSyncExternalStore } from 'react'
import { keepTemperatureUnit, keptTemperatureUnit } from './kept-temperature-unit.js'
import type { TemperatureUnit } from './rules/temperature.js'

/** Whether it was chosen since a host said what to show, and so wins over that. */
let isChosenHere = false
const listeners = new Set<() => void>()

function tell(isChosen: boolean): void {
  isChosenHere = isChosen
  for (const listener of listeners) listener()
}

function choose(unit: TemperatureUnit): void {
  keepTemperatureUnit(unit)
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
  const unit = useSyncExternalStore(
    subscribe,
    () => (isChosenHere ? undefined : wanted) ?? keptTemperatureUnit() ?? 'fahrenheit'
  )
  return [unit, choose]
}
