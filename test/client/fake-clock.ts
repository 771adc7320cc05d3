import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from '../clock.js'
import { until } from '../settled.js'

export const fakeClock = (): Clock => stopClock()

/** A test on a fake clock, which is gone when it is over. */
export const withFakeClock = (test: (clock: Clock) => Promise<void>) => async (): Promise<void> => {
  const clock = fakeClock()
  try {
    await test(clock)
  } finally {
    clock.uninstall()
  }
}

/** Runs the clock from timer to timer until the work is over, where nothing but a timer can hold it up. */
export async function runTimers(clock: Clock, work: PromiseLike<unknown>): Promise<void> {
  let isSettled = false
  const markSettled = () => {
    isSettled = true
  }
  work.then(markSettled, markSettled)
  for (;;) {
    await until(() => isSettled || clock.countTimers() > 0)
    if (isSettled) return
    clock.next()
  }
}
