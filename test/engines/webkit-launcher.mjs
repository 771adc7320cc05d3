import { openWebKitPage } from './webkit-page.mjs'

const VIEWPORT = { width: 800, height: 600 }

/**
 * Creates a launcher with one window for one test file at a time. It has the interface of Puppeteer's launcher, which
 * all test commands support.
 */
export function webKitLauncher() {
  const active = new Map()
  let opening

  return {
    name: 'WebKitGTK',
    type: 'puppeteer',
    concurrency: 1,
    async startSession(id, url) {
      opening ??= openWebKitPage()
      const page = await opening
      active.set(id, page)
      await page.setViewport(VIEWPORT)
      await page.goto(url)
    },
    async stopSession(id) {
      const page = active.get(id)
      active.delete(id)
      await page.mouse.reset()
      await page.goto('about:blank')
      return {}
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: (id) => active.get(id).url(),
    getPage: (id) => active.get(id),
    async stop() {
      await (await opening)?.close()
    }
  }
}
