import { install, type Clock } from '@sinonjs/fake-timers'

const realTimeout = globalThis.setTimeout

const macrotask = () =>
  new Promise((resolve) => {
    realTimeout(resolve)
  })

/** Waits on the real clock until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await macrotask()
}

/** Lets everything that is not waiting for the fake clock run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await macrotask()
}

export const fakeClock = (): Clock => install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

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
