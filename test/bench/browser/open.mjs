import { chromium } from 'playwright'
import { launchOptions } from '../../../.ci/browser.mjs'
import { addressOf } from '../pages.mjs'
import { PROBE } from './probe.mjs'

const MOST_MILLISECONDS = 60_000
const VIEWPORT = { width: 1000, height: 800 }

/** The browser that all pages are opened in. */
export const startBrowser = () => {
  const { args, ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, '--js-flags=--expose-gc'] })
}

/**
 * Opens a variant with nothing in the cache, lets it be looked at, and closes it.
 *
 * @param bench the browser and the server.
 * @param options.variant which one.
 * @param options.devices how many there are.
 * @param options.count how many elements the page has. @default 1
 * @param options.slowdown how many times slower the processor is. @default 1
 * @param options.before what is to be done before the page is asked for.
 * @param look what is to be done with the page, and the protocol's session with it.
 */
export async function withPage({ browser, server }, { variant, devices, count, slowdown = 1, before }, look) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' })
  try {
    await context.addInitScript(...PROBE)
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    if (slowdown > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await before?.(page, protocol)
    server.forget()
    await page.goto(server.origin + addressOf(variant, { devices, count }), { waitUntil: 'commit' })
    return await look(page, protocol)
  } finally {
    await context.close()
  }
}

/** Waits for what `firstRows` or `allRows` of the page tells, without asking it again and again meanwhile. */
export async function told(page, what, timeout = MOST_MILLISECONDS) {
  const deadline = AbortSignal.timeout(timeout)
  const late = new Promise((_, reject) => {
    deadline.addEventListener('abort', () => reject(new Error(`${what} did not come in ${timeout / 1000} s.`)))
  })
  return Promise.race([page.evaluate((what) => globalThis.bench[what], what), late])
}
