import { type Clock, install } from '@sinonjs/fake-timers'
import { isReadingBodies } from '../settled.js'

/** How many turns without a body being read pass before nothing comes of the last one any more. */
const QUIET_TURNS = 12

const { port1, port2 } = new MessageChannel()
port1.start()

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })

/** Lets everything happen that waits for neither the clock nor a frame: a matrix has no time for frames. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await turn()
    if (isReadingBodies()) quiet = -1
  }
}

let clock: Clock

/** Waits by the clock that the test has stopped. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Stops the clock for each test. */
export function onFakeClock(): void {
  beforeEach(() => {
    const now = Date.parse('2026-03-20T12:00:00Z')
    clock = install({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => clock.uninstall())
}

/** Lets so many milliseconds pass, timer by timer, and everything happen that comes of each. */
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
  await settled()
}
