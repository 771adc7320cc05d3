import { useSyncExternalStore } from 'react'
import { thisMinute } from './this-minute.js'

const MINUTE = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let minute = 0

/** The time in ms, to the minute: what is shown of it does not change sooner. */
function read(): number {
  // Nobody is called without a reason: while the clock runs, it tells the time.
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

/** The present in ms since 1970, to the minute; one timer serves everything on the page that asks. */
export const useNow = (): number => useSyncExternalStore(subscribe, read)
