import { chromium } from 'playwright'
import { launchOptions } from '../../../.ci/browser.mjs'
import { addressOf } from '../pages.mjs'
import { PROFILES, throttle } from '../profiles.mjs'
import { PROBE } from './probe.mjs'

const MOST_MILLISECONDS = 60_000
const VIEWPORT = { width: 1000, height: 800 }

/** The browser that all pages are opened in. */
export const startBrowser = () => chromium.launch(launchOptions())

/**
 * Opens a variant with nothing in the cache, lets it be looked at, and closes it.
 *
 * @param bench the browser and the server.
 * @param options.variant which one.
 * @param options.devices how many there are.
 * @param options.count how many elements the page has. @default 1
 * @param options.screen what they show: `table`, `lock`, or `activity`. @default 'table'
 * @param options.press whether the first row is pressed as soon as it is there. @default false
 * @param options.profile what it is opened on. @default this machine
 * @param options.slowdown how many times slower the processor is. @default as the profile says, else 1
 * @param options.before what is to be done before the page is asked for.
 * @param look what is to be done with the page, and the protocol's session with it.
 */
export async function withPage({ browser, server }, { variant, profile, before, slowdown: asked, ...asks }, look) {
  const { slowdown = 1, latency, network } = { ...PROFILES[profile], ...(asked && { slowdown: asked }) }
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' })
  try {
    await context.addInitScript(...PROBE)
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    if (slowdown > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (network) await throttle(protocol, network)
    await before?.(page, protocol)
    server.answerAfter(latency)
    server.forget()
    await page.goto(server.origin + addressOf(variant, asks), { waitUntil: 'commit' })
    return await look(page, protocol)
  } finally {
    await context.close()
  }
}

/** What a page has not shown in time. */
export class TimeLimitError extends Error {}

/** Waits for a promise, but not for ever. */
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

/** Waits for what `firstRows` or `allRows` of the page tells, without asking it again and again meanwhile. */
export const told = (page, what, timeout) =>
  within(
    page.evaluate((what) => globalThis.bench[what], what),
    what,
    timeout
  )
