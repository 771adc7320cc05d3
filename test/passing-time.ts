import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from './clock.js'
import { settled } from './settled.js'

/** Advances the time timer by timer, and runs everything that follows from each. */
export async function advance(clock: Clock, milliseconds: number): Promise<void> {
  await settled()
  const end = clock.now + milliseconds
  for (;;) {
    const due = clock.timerHeap?.peek()?.callAt ?? Infinity
    if (due > end) break
    clock.tick(Math.max(0, due - clock.now))
    await settled()
  }
  // A handler of the host may have blocked the page for longer.
  clock.tick(Math.max(0, end - clock.now))
  await settled()
}

/**
 * Installs a fake clock in each test, at an instant in ms since 1970. @returns the function that advances it; see
 * `advance`
 */
export function useFakeClock(start = 0): (milliseconds: number) => Promise<void> {
  let clock: Clock
  beforeEach(() => {
    clock = stopClock(start)
  })
  afterEach(() => clock.uninstall())
  return (milliseconds) => advance(clock, milliseconds)
}
