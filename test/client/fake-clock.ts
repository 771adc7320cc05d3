import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from '../clock.js'
import { until } from '../settled.js'

export const fakeClock = (): Clock => stopClock()

/** Runs a test with a fake clock. */
export const withFakeClock = (test: (clock: Clock) => Promise<void>) => async (): Promise<void> => {
  const clock = fakeClock()
  try {
    await test(clock)
  } finally {
    clock.uninstall()
  }
}

/** Runs timers one after another until the work has settled. */
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
