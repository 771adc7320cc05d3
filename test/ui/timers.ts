import type { Clock } from '@sinonjs/fake-timers'
import { flushSync } from 'react-dom'
import { stopTimers } from '../clock.js'

let clock: Clock | undefined

/** Stops time for timers that start later. */
export function stopTime() {
  clock = stopTimers()
}

/** Advances the stopped time, and flushes the updates. */
export function advance(milliseconds: number) {
  const stopped = clock
  if (!stopped) throw new Error('Time has not been stopped.')
  flushSync(() => stopped.tick(milliseconds))
}

/** Starts real time again. */
export function startTime() {
  clock?.uninstall()
  clock = undefined
}
