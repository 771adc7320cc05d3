import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { after, afterEach, before, beforeEach } from 'node:test'
import { launchBrowser, openBrowser } from '../../../.ci/open-browser.mjs'
import { startDemo } from '../../../demo/server/start.mjs'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * A browser for all tests of a file, a demo server and a page for each; a test fails when its page complains.
 *
 * @param options.isAlone whether no other file is to have pages in the browser: there is one clipboard in each.
 * @returns what is there during a test: `url`, `page`, the addresses that are `requested`, and what is done most.
 */
export function useDemo({ isAlone = false } = {}) {
  const demo = { open, choose, entries, ignore, findViolations }
  let server
  let browser
  let complaints
  let ignored

  before(async () => {
    browser = await (isAlone ? launchBrowser() : openBrowser())
  })
  after(() => browser.close())

  beforeEach(async () => {
    // Its platform keeps what is connected to it.
    server = await startDemo({ port: 0 })
    demo.url = server.url
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write']
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    complaints = []
    ignored = []
    demo.page = page
    demo.requested = []
    // A violation of the policy is an error on the console too.
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => demo.requested.push(request.url()))
  })
  afterEach(async () => {
    await demo.page.context().close()
    await server.close()
    const left = complaints.filter((text) => !ignored.some((pattern) => pattern.test(text)))
    assert.deepEqual(left, [])
  })

  function open(path = '') {
    return demo.page.goto(demo.url + path)
  }

  /** Lets the page complain of this in the test: a browser complains of every call that is refused. */
  function ignore(pattern) {
    ignored.push(pattern)
  }

  /** Chooses something in the controls of the playground. */
  function choose(group, name) {
    return demo.page.locator('#controls').getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
  }

  /** What the log has written down, the newest first. */
  function entries() {
    return demo.page.getByRole('log', { name: 'Events' }).getByRole('listitem')
  }

  /**
   * What axe finds amiss on the page as it stands.
   *
   * @param options.only the rules that are tried. @default all of them
   */
  async function findViolations({ only } = {}) {
    // In the world of the test: the page's own policy lets no other script in.
    await demo.page.evaluate(await readFile(AXE, 'utf8'))
    return demo.page.evaluate(async (runOnly) => {
      const { violations } = await globalThis.axe.run({ ...(runOnly && { runOnly }) })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    }, only)
  }

  return demo
}
