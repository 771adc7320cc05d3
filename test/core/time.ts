import type { Clock } from '@sinonjs/fake-timers'
import { MINUTE, SECOND, stopClock } from '../clock.js'
import { isReadingBodies } from '../settled.js'
import { closeSessions } from './open-session.js'

export { MINUTE, SECOND }

const { port1, port2 } = new MessageChannel()
port1.start()

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })

/** Lets everything run that waits for neither the fake clock nor the test. */
export async function settled(): Promise<void> {
  for (let quietTurns = 0; quietTurns < 2; quietTurns += 1) {
    await turn()
    if (isReadingBodies()) quietTurns = -1
  }
}

let clock: Clock

/** Puts the tests of a file on a fake clock, and ends the sessions that they opened. */
export function onFakeClock(): void {
  beforeEach(() => {
    clock = stopClock(Date.parse('2030-01-01T12:00:00Z'))
  })
  afterEach(async () => {
    closeSessions()
    await settled()
    clock.uninstall()
  })
}

/** Lets time pass, timer by timer, and everything run that follows from each. */
export async function pass(milliseconds: number): Promise<void> {
  await settled()
  const end = Date.now() + milliseconds
  for (;;) {
    const due = clock.timerHeap?.peek()?.callAt ?? Infinity
    if (due > end) break
    clock.tick(due - Date.now())
    await settled()
  }
  clock.tick(end - Date.now())
}

export const countTimers = (): number => clock.countTimers()

/** Sets the clock of the machine; timers go on as they were. */
export const setClock = (now: number): void => clock.setSystemTime(now)
