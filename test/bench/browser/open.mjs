import { chromium } from 'playwright'
import { launchOptions } from '../../runner/browser.mjs'
import { addressOf } from '../pages.mjs'
import { PROFILES, throttle } from '../profiles.mjs'
import { PROBE } from './probe.mjs'

const MOST_MILLISECONDS = 60_000
const DESKTOP = { width: 1000, height: 800 }

/** Starts the browser for all pages. */
export const startBrowser = () => chromium.launch(launchOptions())

/**
 * Opens a variant with an empty cache, passes the page to a function, and closes it.
 *
 * @param bench browser and server
 * @param options.variant variant to open
 * @param options.devices number of devices
 * @param options.count number of elements. @default 1
 * @param options.screen content: `table`, `lock` or `activity`. @default 'table'
 * @param options.press `true` to press the row of a lock as soon as it is shown. @default false
 * @param options.profile device profile. @default this machine
 * @param options.slowdown CPU slowdown factor. @default that of the profile, else 1
 * @param options.prepare called before the page is requested
 * @param run called with the page and its protocol session
 */
export async function withPage(
  { browser, server },
  { variant, profile, prepare, slowdown: ownSlowdown, ...content },
  run
) {
  const {
    slowdown = 1,
    latency,
    network,
    window = DESKTOP
  } = { ...PROFILES[profile], ...(ownSlowdown && { slowdown: ownSlowdown }) }
  const context = await browser.newContext({ viewport: window, locale: 'en-US' })
  try {
    await context.addInitScript(...PROBE)
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    if (slowdown > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (network) await throttle(protocol, network)
    await prepare?.(page, protocol)
    server.respondAfter(latency)
    server.forget()
    await page.goto(server.origin + addressOf(variant, content), { waitUntil: 'commit' })
    return await run(page, protocol)
  } finally {
    await context.close()
  }
}

/** Thrown if a page does not show something in time. */
export class TimeLimitError extends Error {}

/** Waits for a promise with a time limit. */
export async function within(promise, what, timeout = MOST_MILLISECONDS) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} did not come in ${timeout / 1000} s.`)), timeout)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for `firstRows` or `allRows` of the page, without polling it. */
export const waitForMoment = (page, what, timeout) =>
  within(
    page.evaluate((what) => {
      if (!(what in globalThis.bench)) throw new Error(`The probe does not observe ${what}.`)
      return globalThis.bench[what]
    }, what),
    what,
    timeout
  )
