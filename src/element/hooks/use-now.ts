import { useSyncExternalStore } from 'react'
import { thisMinute } from './this-minute.js'

const MINUTE = 60_000

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
  timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
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
