import type { Clock } from '@sinonjs/fake-timers'
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
