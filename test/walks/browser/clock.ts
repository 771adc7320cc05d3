import { type Clock, install } from '@sinonjs/fake-timers'
import { isReadingBodies, nextFrame } from '../../settled.js'

/** What time it is when a walk begins. */
const START = Date.parse('2030-01-01T12:00:00Z')
const QUIET_TURNS = 4
/** In ms of the real clock. */
const MOST_MILLISECONDS = 20_000

const { port1, port2 } = new MessageChannel()
port1.start()

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })

/** Lets everything run that waits for neither the clock nor a frame. @throws where that does not end */
async function rest(): Promise<void> {
  const end = performance.now() + MOST_MILLISECONDS
  for (let quiet = 0; quiet < QUIET_TURNS; ) {
    await turn()
    quiet = isReadingBodies() ? 0 : quiet + 1
    if (performance.now() > end) throw new Error('The page does not come to rest.')
  }
}

/** Lets everything run that does not wait for the clock, also what comes with a frame. */
export async function settle(): Promise<void> {
  await rest()
  await nextFrame()
  await rest()
}

/** The clock of the page, which stands but for what a walk lets pass. */
export interface WalkClock {
  pass(milliseconds: number): Promise<void>
  end(): void
}

/** Stops the clock of the page. */
export function stopClock(): WalkClock {
  const clock: Clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: START
  })
  return {
    async pass(milliseconds) {
      await rest()
      const end = clock.now + milliseconds
      for (;;) {
        const due = clock.timerHeap?.peek()?.callAt ?? Infinity
        if (due > end) break
        clock.tick(Math.max(0, due - clock.now))
        await rest()
      }
      clock.tick(end - clock.now)
      await settle()
    },
    end: () => clock.uninstall()
  }
}
