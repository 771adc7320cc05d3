import assert from 'node:assert/strict'
import { complaints, openPage, pageOf } from './support/browser.mjs'
import { elementOf, isDefined, LIST, rows } from './support/elements.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** The policy allows only the page's own style sheet and constructed style sheets. */
const policyOf = (endpoint) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self' ${endpoint}`

const CONTENT = `<p slot="fallback">Loading your doors</p><a slot="signed-out" href="/sign-in">Sign in</a><p slot="empty">No doors yet</p>`

/** Opens a table with host content on a platform that holds the list response. */
async function open(scope, script) {
  const platform = await startPlatform(scope, { size: 3 })
  const { endpoint } = platform
  const { page, log } = await openPage(scope, {
    files: {
      '/': pageOf('<a href="/table">Open</a>'),
      '/table': pageOf(elementOf('x-device-table', platform, '', CONTENT), script)
    },
    headers: { 'content-security-policy': policyOf(endpoint) },
    // Otherwise the held response would time out.
    stopClock: true
  })
  let letListThrough
  const gate = new Promise((resolve) => {
    letListThrough = resolve
  })
  await page.route(endpoint + LIST, async (route) => {
    await gate
    await route.fallback()
  })
  scope.after(letListThrough)
  const letElementsThrough = await holdElements(page)
  scope.after(letElementsThrough)
  const listed = page.waitForRequest(endpoint + LIST)
  await page.getByRole('link').click()
  await listed
  return {
    page,
    log,
    letElementsThrough,
    async respond() {
      letListThrough()
      await page.clock.resume()
    }
  }
}

/** Returns the visible content of the host. */
const visibleContent = (page) =>
  page.evaluate(() =>
    [...document.querySelector('x-device-table').children]
      .filter((child) => child.checkVisibility({ visibilityProperty: true }))
      .map((child) => child.slot)
  )

test('autoload.js shows only the fallback content until the prerendered rows replace it', async ({ scope }) => {
  const { page, log, letElementsThrough, respond } = await open(scope, '/dist/cdn/autoload.js')
  assert.deepEqual(await visibleContent(page), ['fallback'])
  await respond()
  await rows(page).first().waitFor()
  assert.equal(await isDefined(page), false)
  assert.deepEqual(await visibleContent(page), [])
  letElementsThrough()
  await page.evaluate(async () => {
    await customElements.whenDefined('x-device-table')
    await document.querySelector('x-device-table').whenReady()
  })
  assert.deepEqual(await visibleContent(page), [])
  assert.deepEqual(complaints(log), [])
})

test('all.js shows only the fallback content until the rows replace it', async ({ scope }) => {
  const { page, log, respond } = await open(scope, '/dist/cdn/all.js')
  assert.equal(await isDefined(page), false)
  assert.deepEqual(await visibleContent(page), ['fallback'])
  await respond()
  await rows(page).first().waitFor()
  assert.deepEqual(await visibleContent(page), [])
  assert.deepEqual(complaints(log), [])
})

test('latchkey.css hides the content for signed-out users before any script runs', async ({ scope }) => {
  const page = pageOf(
    `<link rel="stylesheet" href="/dist/cdn/latchkey.css"><x-device-table>${CONTENT}</x-device-table>`
  )
  const opened = await openPage(scope, { files: { '/': page } })
  assert.deepEqual(await visibleContent(opened.page), ['fallback'])
})
