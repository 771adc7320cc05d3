import { bundleForBrowser } from '../runner/browser-bundle.mjs'
import { openBrowser } from '../runner/open-browser.mjs'
import { servePage } from '../runner/page-server.mjs'
import { FORCED, WIDTHS } from './combinations.mjs'
import { take } from './person.mjs'

const ENTRY = 'test/shots/browser/main.ts'
/** Visible margin around the element in CSS pixels. */
export const MARGIN = 16
const HEIGHT = 800
const MOST_FOR_A_STEP = 20_000

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  [FORCED]: { colorScheme: 'light', forcedColors: 'active' }
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<link rel="icon" href="data:,">
<style>
html { color-scheme: light dark; background: Canvas; font: 16px/1.5 system-ui, sans-serif }
body { margin: ${MARGIN}px }
</style>
<script type="module" src="/shots/browser/main.js"></script>
</html>`

/** Opens a page that shows one scene after another. */
async function openPage(browser, url, scale) {
  const context = await browser.newContext({
    deviceScaleFactor: scale,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
    viewport: { width: 320 + 2 * MARGIN, height: HEIGHT }
  })
  const page = await context.newPage()
  page.setDefaultTimeout(MOST_FOR_A_STEP)
  const broken = []
  page.on('pageerror', (error) => broken.push(error.message))
  await page.goto(url)
  await page.waitForFunction(() => globalThis.scene !== undefined)

  let current = {}
  let pointedAt = []
  let widestOfEntry

  /** Sets the width, the scheme and the direction. */
  async function turn({ width: named, scheme, direction }) {
    const width = named === WIDTHS.at(-1) ? (widestOfEntry ?? named) : named
    if (width !== current.width) await page.setViewportSize({ width: width + 2 * MARGIN, height: HEIGHT })
    if (scheme !== current.scheme) await page.emulateMedia(MEDIA[scheme])
    current = { width, scheme }
    await page.evaluate((direction) => globalThis.scene.turn(direction), direction)
    // The hovered element may have moved.
    await take(page, pointedAt)
  }
  return {
    turn,
    raw: page,
    /** Creates the state of an entry in a combination. @throws if a step fails or the page throws an error */
    async arrange({ steps = [], widest, ...setting }, combination) {
      widestOfEntry = widest
      broken.length = 0
      pointedAt = []
      await context.setOffline(false)
      // Skips the layout of the removed element.
      await page.evaluate(() => globalThis.scene.clear())
      await turn(combination)
      await page.evaluate((setting) => globalThis.scene.arrange(setting), setting)
      await take(page, steps)
      await page.evaluate(() => globalThis.scene.rest())
      pointedAt = steps.slice(-1).filter(([verb]) => verb === 'hover')
      if (broken.length > 0) throw new Error(`The page broke: ${broken.join('\n')}`)
    },
    /** Returns the tag of the element and the names of its parts. */
    parts: () => page.evaluate(() => globalThis.scene.parts()),
    /** Returns the markup that is relevant to axe. Markup that was checked before needs no further check. */
    markup: () => page.evaluate(() => globalThis.scene.markup()),
    /** Sets the language: `marked`, `longer` or a locale. */
    async speak(name) {
      // The hovered element has another name afterwards.
      pointedAt = []
      await page.evaluate((name) => globalThis.scene.speak(name), name)
    },
    /** Reports text that is not from the messages, while the language is `marked`. */
    checkMarks: () => page.evaluate(() => globalThis.scene.checkMarks()),
    /** Sets every option that hides content, and reports content that is still there. */
    async checkHidden() {
      await page.evaluate(() => globalThis.scene.hide())
      return page.evaluate(() => globalThis.scene.checkHidden())
    },
    /** Runs all checks except the given ones. */
    check: (without = []) => page.evaluate((without) => globalThis.scene.check(without), without),
    /**
     * Takes a screenshot.
     *
     * @param options.maxHeight height at which the screenshot is cut off. @default that of the element
     * @param options.quality quality of a WebP file. @default lossless
     */
    async picture(path, { maxHeight = Infinity, quality } = {}) {
      const { x, y, width, height } = await page.evaluate(() => globalThis.scene.frame())
      const shownHeight = Math.min(height + 2 * MARGIN, maxHeight)
      const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: shownHeight }
      await page.screenshot({ path, clip, quality, fullPage: true, animations: 'disabled' })
    }
  }
}

/**
 * Bundles the elements from their sources, and opens pages.
 *
 * @param pages number of pages
 * @param options.scale device pixel ratio of the screenshots. @default 1
 * @returns the pages, and a function that closes everything
 */
export async function openStudio(pages, { scale = 1 } = {}) {
  const [folder, browser] = await Promise.all([bundleForBrowser([ENTRY]), openBrowser()])
  const server = await servePage(PAGE, folder)
  return {
    pages: await Promise.all(Array.from({ length: pages }, () => openPage(browser, server.url, scale))),
    async close() {
      await browser.close()
      await server.close()
    }
  }
}
