import type { Clock } from '@sinonjs/fake-timers'
import { advance } from './passing-time.js'
import { nextFrame } from './settled.js'

/** A control that has just appeared or changed takes no presses for at most this time, in ms. */
const LONGEST_MS = 1100
/** The same in real time, in which a busy machine may paint late. */
const LONGEST_REAL_MS = 4000
const STEP_MS = 50

const realNow = performance.now.bind(performance)

/** The stopped clock of the page, if any. */
function stoppedClock(): Clock | undefined {
  const clock: Clock | undefined = Reflect.get(globalThis.setTimeout, 'clock')
  return clock
}

const isMuted = (control: Element): boolean =>
  control.isConnected && control.ariaDisabled === 'true' && control.ariaBusy !== 'true'

/**
 * Waits until a control takes presses, as test tools and users do. Advances the clock of the page if it is stopped.
 * Returns after a while if the control takes none anyway.
 */
export async function untilEnabled(control: Element): Promise<void> {
  const clock = stoppedClock()
  const end = realNow() + LONGEST_REAL_MS
  for (let passed = 0; isMuted(control) && (clock ? passed < LONGEST_MS : realNow() < end); passed += STEP_MS) {
    if (clock) await advance(clock, STEP_MS)
    else await nextFrame()
  }
}

/** Clicks a control once it takes presses. @throws if there is none */
export async function clickEnabled(control: HTMLElement | null | undefined): Promise<void> {
  if (!control) throw new Error('There is no control to click.')
  await untilEnabled(control)
  control.click()
}
