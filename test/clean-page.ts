import type { Clock } from '@sinonjs/fake-timers'
import { disableTelemetry } from '../src/core/telemetry/page-telemetry.js'
import type { PlatformErrorEvent } from '../src/element/events/events.js'
import { stopClock } from './clock.js'
import { fetchEveryChunk } from './every-chunk.js'
import { forgetPress } from './forget-press.js'
import { advance } from './passing-time.js'
import { nextTask, settled } from './settled.js'

const noted = {
  warnings: new Array<string>(),
  errors: new Array<string>(),
  uncaught: new Array<unknown>(),
  reports: new Array<PlatformErrorEvent>()
}

/** Console messages, uncaught errors and `platform-error` events of the current test. */
export const notes: { readonly [Name in keyof typeof noted]: Readonly<(typeof noted)[Name]> } = noted

/** Returns and clears the logged and uncaught errors. A test that leaves any of them fails. */
export const takeFailures = (): { errors: string[]; uncaught: unknown[] } => ({
  errors: noted.errors.splice(0),
  uncaught: noted.uncaught.splice(0)
})

const noteUncaught = (event: ErrorEvent | PromiseRejectionEvent): void => {
  noted.uncaught.push(event instanceof ErrorEvent ? event.error : event.reason)
}
const noteReport = (event: PlatformErrorEvent): void => {
  noted.reports.push(event)
}

/** Clock that the current test has stopped. */
export let stoppedClock: Clock | undefined

/** Stops the clock until the page is clean. @param stop starts the fake clock */
export function stopTime(stop: () => Clock = stopClock): Clock {
  stoppedClock = stop()
  return stoppedClock
}

/** Stops the clock in each test, at an instant in ms since 1970. @returns the function that advances it */
export function useStoppedClock(start: number): (milliseconds: number) => Promise<void> {
  let clock: Clock
  beforeEach(() => {
    clock = stopTime(() => stopClock(start))
  })
  return (milliseconds) => advance(clock, milliseconds)
}

/**
 * Gives each test a clean page, and checks that nothing has failed unnoticed.
 * @param options.hasTelemetry `false` to disable the telemetry of the page, which would add requests. @default false
 */
export function useCleanPage({ hasTelemetry = false } = {}): void {
  const { warn, error } = console
  const left: string[] = []
  if (!hasTelemetry) disableTelemetry('these tests', true)
  before(fetchEveryChunk)
  beforeEach(() => {
    localStorage.clear()
    for (const list of Object.values(noted)) list.length = 0
    console.warn = (...words: unknown[]) => void noted.warnings.push(words.join(' '))
    console.error = (...words: unknown[]) => void noted.errors.push(words.join(' '))
    document.body.addEventListener('platform-error', noteReport)
    window.addEventListener('error', noteUncaught)
    window.addEventListener('unhandledrejection', noteUncaught)
  })
  afterEach(async function leaveNothing() {
    await settled()
    document.body.replaceChildren()
    for (const name of ['dir', 'lang']) document.documentElement.removeAttribute(name)
    document.adoptedStyleSheets = []
    forgetPress()
    scrollTo(0, 0)
    await nextTask()
    if (stoppedClock) await settled()
    // The page is clean before its clock runs again.
    stoppedClock?.uninstall()
    stoppedClock = undefined
    document.body.removeEventListener('platform-error', noteReport)
    window.removeEventListener('error', noteUncaught)
    window.removeEventListener('unhandledrejection', noteUncaught)
    Object.assign(console, { warn, error })
    const { errors, uncaught } = takeFailures()
    for (const failure of [...errors, ...uncaught]) left.push(`${this.currentTest?.title}: ${String(failure)}`)
  })
  // Reported at the end, because the runner skips the tests that follow a failed hook.
  after(() => {
    if (left.length > 0) throw new Error(left.join('\n'))
  })
}
