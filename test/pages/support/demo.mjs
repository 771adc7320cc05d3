import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { startDemo } from '../../../demo/server/start.mjs'
import { test } from './test.mjs'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Starts a demo server and a page for each test of a file. A test fails if its page logs an error.
 *
 * @returns the state during a test (`url`, `page`, `requested` URLs) and common actions
 */
export function useDemo() {
  const demo = { open, choose, entries, ignore, findViolations }
  let server
  let complaints
  let ignored

  test.beforeEach(async ({ browser }) => {
    // The server keeps connected accounts, so each test gets its own.
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
    // Policy violations are also console errors.
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => demo.requested.push(request.url()))
  })
  test.afterEach(async () => {
    await demo.page.context().close()
    await server.close()
    const left = complaints.filter((text) => !ignored.some((pattern) => pattern.test(text)))
    assert.deepEqual(left, [])
  })

  function open(path = '') {
    return demo.page.goto(demo.url + path)
  }

  /** Allows console errors that match, such as those for rejected requests. */
  function ignore(pattern) {
    ignored.push(pattern)
  }

  /** Selects a value in the controls of the playground. */
  function choose(group, name) {
    return demo.page.locator('#controls').getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
  }

  /** Returns the log entries, newest first. */
  function entries() {
    return demo.page.getByRole('log', { name: 'Events' }).getByRole('listitem')
  }

  /**
   * Returns the accessibility violations on the page.
   *
   * @param options.only Rules to check. @default all rules
   */
  async function findViolations({ only } = {}) {
    // Evaluated by the test, because the page's policy blocks other scripts.
    await demo.page.evaluate(await readFile(AXE, 'utf8'))
    return demo.page.evaluate(async (runOnly) => {
      const { violations } = await globalThis.axe.run({ ...(runOnly && { runOnly }) })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    }, only)
  }

  return demo
}
