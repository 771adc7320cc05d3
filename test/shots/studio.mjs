import { createServer } from 'node:http'
import { bundleForBrowser } from '../../.ci/browser-bundle.mjs'
import { openBrowser } from '../../.ci/open-browser.mjs'
import { serveFile } from '../../demo/server/files.mjs'
import { FORCED } from './combinations.mjs'
import { take } from './person.mjs'

const ENTRY = 'test/shots/browser/main.ts'
/** What is seen of the page around the element, in CSS pixels. */
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

async function startServer(folder) {
  const server = createServer((request, response) => {
    const [pathname] = request.url.split('?', 1)
    if (pathname !== '/') return serveFile(request, response, { folder, pathname })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A page in which one scene after the other is arranged. */
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

  /** Gives the element a width, a scheme and a direction. */
  async function turn({ width, scheme, direction }) {
    if (width !== current.width) await page.setViewportSize({ width: width + 2 * MARGIN, height: HEIGHT })
    if (scheme !== current.scheme) await page.emulateMedia(MEDIA[scheme])
    current = { width, scheme }
    await page.evaluate((direction) => globalThis.scene.turn(direction), direction)
    // It may stand elsewhere now.
    await take(page, pointedAt)
  }
  return {
    turn,
    raw: page,
    /** Brings about the state of an entry of the list, in a combination. @throws where that cannot be done, or breaks. */
    async arrange({ steps = [], ...setting }, combination) {
      broken.length = 0
      pointedAt = []
      await context.setOffline(false)
      // What goes need not be laid out once more.
      await page.evaluate(() => globalThis.scene.clear())
      await turn(combination)
      await page.evaluate((setting) => globalThis.scene.arrange(setting), setting)
      await take(page, steps)
      await page.evaluate(() => globalThis.scene.rest())
      pointedAt = steps.slice(-1).filter(([verb]) => verb === 'hover')
      if (broken.length > 0) throw new Error(`The page broke: ${broken.join('\n')}`)
    },
    /** The element that stands there, by its tag, and the names of the parts in it. */
    parts: () => page.evaluate(() => globalThis.scene.parts()),
    /** What axe sees of it, as texts: where all of these were seen, axe finds nothing new. */
    markup: () => page.evaluate(() => globalThis.scene.markup()),
    /** Lets it speak otherwise: `marked`, `longer`, or in a locale. */
    async speak(name) {
      // What is pointed at has another name then.
      pointedAt = []
      await page.evaluate((name) => globalThis.scene.speak(name), name)
    },
    /** What is not from the messages, while it speaks `marked`. */
    checkMarks: () => page.evaluate(() => globalThis.scene.checkMarks()),
    /** Sets every option that hides something, and finds what is told all the same. */
    async checkHidden() {
      await page.evaluate(() => globalThis.scene.hide())
      return page.evaluate(() => globalThis.scene.checkHidden())
    },
    /** What the checks find wrong with it, but for those of these names. */
    check: (without = []) => page.evaluate((without) => globalThis.scene.check(without), without),
    /** Writes its picture. */
    async picture(path) {
      const { x, y, width, height } = await page.evaluate(() => globalThis.scene.frame())
      const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
      await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' })
    }
  }
}

/**
 * Bundles the elements as they stand in the sources, and opens pages for them.
 *
 * @param pages how many.
 * @param options.scale pixels of a picture for each CSS pixel. @default 1
 * @returns the pages, and what closes everything.
 */
export async function openStudio(pages, { scale = 1 } = {}) {
  const [folder, browser] = await Promise.all([bundleForBrowser([ENTRY]), openBrowser()])
  const server = await startServer(folder)
  const url = `http://127.0.0.1:${server.address().port}/`
  return {
    pages: await Promise.all(Array.from({ length: pages }, () => openPage(browser, url, scale))),
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
