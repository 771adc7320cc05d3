import { chromium } from 'playwright'
import { launchOptions } from '../runner/browser.mjs'
import { bundleForBrowser } from '../runner/browser-bundle.mjs'
import { servePage } from '../runner/page-server.mjs'

const MOST_TO_START = 120_000

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Walks</title>
<style>body { max-inline-size: 884px }</style>
<link rel="icon" href="data:,">
<script type="module" src="/walks/browser/main.js"></script>
</html>`

/** Opens a page for walks. */
async function openPage(browser, url) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: { width: 1200, height: 900 },
    // Some builds of Chromium do not grant it by default. Without it, text has to be copied by hand.
    permissions: ['clipboard-write']
  })
  const page = await context.newPage()
  const open = async () => {
    await page.goto(url)
    await page.waitForFunction(() => globalThis.walk !== undefined)
  }
  await page.exposeFunction('clickAt', (x, y) => page.mouse.click(x, y))
  await page.exposeFunction('pressKey', (key) => page.keyboard.press(key))
  await open()
  return {
    /** Removes all state of previous walks. */
    open,
    async walk(options) {
      const isInReact = await page.evaluate((seed) => globalThis.startsInReact(seed), options.seed)
      // Elements are defined once per page.
      if (isInReact) await open()
      return page.evaluate((options) => globalThis.walk(options), { ...options, isInReact })
    }
  }
}

/**
 * Bundles the elements from their sources, and opens pages.
 *
 * @param count number of pages
 * @returns the pages, and a function that closes everything
 */
export async function openPages(count) {
  const [folder, browser] = await Promise.all([
    bundleForBrowser(['test/walks/browser/main.ts']),
    chromium.launch({ ...launchOptions(), timeout: MOST_TO_START })
  ])
  const server = await servePage(PAGE, folder)
  return {
    pages: await Promise.all(Array.from({ length: count }, () => openPage(browser, server.url))),
    async close() {
      await browser.close()
      await server.close()
    }
  }
}
