import type { Clock } from '@sinonjs/fake-timers'
import { flushSync } from 'react-dom'
import { stopTimers } from '../clock.js'

let clock: Clock | undefined

/** Stops time for what begins to wait from now on. */
export function stopTime() {
  clock = stopTimers()
}

/** Lets so much time pass since it was stopped, and React render what that changes. */
export function pass(milliseconds: number) {
  const stopped = clock
  if (!stopped) throw new Error('Time has not been stopped.')
  flushSync(() => stopped.tick(milliseconds))
}

/** Lets time go on by itself. */
export function startTime() {
  clock?.uninstall()
  clock = undefined
}
