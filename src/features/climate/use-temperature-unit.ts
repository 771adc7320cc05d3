import { useEffect, useRef, useSyncExternalStore } from 'react'
import { keepTemperatureUnit, keptTemperatureUnit } from './kept-temperature-unit.js'
import type { TemperatureUnit } from './rules/temperature.js'

/** `true` if the user chose a unit after the host last set one. The user's choice takes precedence. */
let isChosenHere = false
const listeners = new Set<() => void>()

function setChosen(isChosen: boolean): void {
  isChosenHere = isChosen
  for (const listener of listeners) listener()
}

function choose(unit: TemperatureUnit): void {
  keepTemperatureUnit(unit)
  setChosen(true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the temperature unit, and a function that changes it for the whole page and for later visits.
 *
 * @param wanted Unit requested by the host.
 * @default `wanted`, else the last unit chosen in this browser, else Fahrenheit
 */
export function useTemperatureUnit(
  wanted: TemperatureUnit | undefined
): readonly [TemperatureUnit, (unit: TemperatureUnit) => void] {
  const previous = useRef(wanted)
  useEffect(() => {
    if (previous.current !== wanted) setChosen(false)
    previous.current = wanted
  }, [wanted])
  const unit = useSyncExternalStore(
    subscribe,
    () => (isChosenHere ? undefined : wanted) ?? keptTemperatureUnit() ?? 'fahrenheit'
  )
  return [unit, choose]
}
