import { millisecondsInMinute } from 'date-fns/constants'
import { useSyncExternalStore } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { agoText } from './ago-text.js'
import { thisMinute } from './this-minute.js'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let minute = 0

/** Current time, rounded to the minute. */
function read(): number {
  // Updated on demand while no timer runs.
  if (!timer) minute = thisMinute()
  return minute
}

function tick(): void {
  timer = undefined
  read()
  start()
  for (const listener of listeners) listener()
}

function start(): void {
  timer = setTimeout(tick, millisecondsInMinute - (Date.now() % millisecondsInMinute))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/** Returns the current time in ms since the epoch, rounded down to the minute. All users share one timer. */
export const useNow = (): number => useSyncExternalStore(subscribe, read)

/** Returns the age of an instant (ms since the epoch) in words, such as "2 hr ago". */
export function useAgo(instant: number | undefined): string | undefined {
  const { locale } = useElement()
  // Updates every minute.
  useNow()
  return agoText(instant, locale)
}
