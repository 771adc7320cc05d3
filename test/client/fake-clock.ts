import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from '../clock.js'

const realTimeout = globalThis.setTimeout

/** Lets all else run first. Unlike a timer it is not slowed down in a page that is not in front. */
const yieldToAll = () =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise<void>((resolve) => {
        realTimeout(resolve)
      })

/** Waits on the real clock until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await yieldToAll()
}

/** Lets everything that is not waiting for the fake clock run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await yieldToAll()
}

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
  let isOver = false
  const over = () => {
    isOver = true
  }
  work.then(over, over)
  for (;;) {
    await until(() => isOver || clock.countTimers() > 0)
    if (isOver) return
    clock.next()
  }
}
