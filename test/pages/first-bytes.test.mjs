import assert from 'node:assert/strict'
import { eventually, openBody, openPage, pageOf } from './support/browser.mjs'
import { EXCHANGE, elementOf, keyOf, LIST, rows } from './support/elements.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const again = (page) => page.getByRole('button', { name: 'Try again' })

const rejection = (status) => ({ status, json: { error: { type: 'refused', message: 'Refused.' } } })
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * Opens a table on a platform that answers the first requests to a path as given.
 *
 * @returns the page, and the number of requests to that path
 */
async function open(scope, path, responses, options) {
  const platform = await startPlatform(scope)
  const { page, context } = await openPage(scope, { files: { '/': '' }, ...options })
  let count = 0
  await context.route(platform.endpoint + path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = responses[count]
    count += 1
    if (!response) return route.fallback()
    if (typeof response === 'function') return response(route)
    await route.fulfill({ ...response, headers: { ...CROSS_ORIGIN, ...response.headers } })
  })
  await page.setContent(
    pageOf(elementOf('x-device-table', platform), new URL('/dist/cdn/autoload.js', page.url()).href)
  )
  return { page, count: () => count }
}

/** Failures that a repeated request fixes. */
for (const [what, [path, response]] of Object.entries({
  'status 500 of the exchange': [EXCHANGE, rejection(500)],
  'status 429 of the exchange': [EXCHANGE, rejection(429)],
  'an HTML response to the exchange': [EXCHANGE, { contentType: 'text/html', body: '<p>Hello</p>' }],
  'a dropped connection of the exchange': [EXCHANGE, (route) => route.abort()],
  'status 500 of the list': [LIST, rejection(500)],
  'status 429 of the list': [LIST, rejection(429)],
  'a dropped connection of the list': [LIST, (route) => route.abort()]
})) {
  test(`autoload.js repeats a request once after ${what}, and the rows are shown`, async ({ scope }) => {
    const { page, count } = await open(scope, path, [response])
    await rows(page).first().waitFor()
    assert.equal(count(), 2)
  })
}

test('autoload.js gets another session if the first one is rejected, and the rows are shown', async ({ scope }) => {
  const reject = (route) => route.fulfill({ ...rejection(401), headers: CROSS_ORIGIN })
  const rejectAll = async (route) => {
    const context = route.request().frame().page().context()
    await context.route(/\/workspaces\/get$/, (check) =>
      check.request().method() === 'GET' ? reject(check) : check.fallback()
    )
    await reject(route)
  }
  const { page, count } = await open(scope, LIST, [rejectAll])
  await rows(page).first().waitFor()
  assert.equal(count(), 2)
})

/** Failures that are shown to the user. */
const SHOWN_FAILURES = {
  'status 400 of the exchange': [EXCHANGE, rejection(400)],
  'status 409 of the list': [LIST, rejection(409)],
  'an HTML response to the list': [LIST, { contentType: 'text/html', body: '<p>Hello</p>' }],
  'a truncated list': [LIST, { contentType: 'application/json', body: '{"devices":[{"device_id":"a"' }]
}

for (const [what, [path, response]] of Object.entries(SHOWN_FAILURES)) {
  test(`autoload.js shows an error after ${what}, and "Try again" repeats the request`, async ({ scope }) => {
    const { page, count } = await open(scope, path, [response])
    await again(page).waitFor()
    assert.equal(count(), 1)
    await again(page).click()
    await rows(page).first().waitFor()
    assert.equal(count(), 2)
  })
}

test('autoload.js shows an error after 30 s without a response to the exchange', async ({ scope }) => {
  const { page } = await open(
    scope,
    EXCHANGE,
    Array(9).fill(() => {}),
    { stopClock: true }
  )
  await eventually(async () => {
    await page.clock.runFor(5000)
    assert.ok(await again(page).isVisible())
  })
})

/** Opens elements whose files are held back. */
async function openHeld(scope, bodyOf) {
  const platform = await startPlatform(scope)
  const { page, log } = await openBody(scope, '<p>Hello</p>')
  const letThrough = await holdElements(page)
  await page.setContent(pageOf(bodyOf(platform), new URL('/dist/cdn/autoload.js', page.url()).href))
  const listed = () => platform.callsTo(LIST).map(({ user }) => user)
  return { page, log, platform, listed, letThrough }
}

test('autoload.js sends separate requests for each user, and each element shows the data of its user', async ({
  scope
}) => {
  const { page, platform, listed, letThrough } = await openHeld(scope, (platform) =>
    ['jane', 'john'].map((user) => `<x-device-table ${keyOf(platform, user)}></x-device-table>`).join('')
  )
  await eventually(() => assert.equal(new Set(listed()).size, 2))
  letThrough()
  await rows(page).nth(20).waitFor()
  assert.equal(platform.callsTo(EXCHANGE).length, 2)
  assert.equal(listed().length, 2)
})

test('Data that autoload.js requested for one user is not shown to the next user', async ({ scope }) => {
  const { page, platform, listed, letThrough } = await openHeld(scope, (platform) =>
    elementOf('x-device-table', platform)
  )
  await eventually(() => assert.equal(listed().length, 1))
  await page.locator('x-device-table').evaluate((table) => table.setAttribute('user-identifier-key', 'john'))
  letThrough()
  await eventually(() => assert.equal(new Set(listed()).size, 2))
  await rows(page).first().waitFor()
  const users = platform.callsTo(EXCHANGE).map(({ body }) => body.user_identifier_key)
  assert.deepEqual(users, ['jane', 'john'])
})

test('autoload.js sends no list request for a user who was replaced during the exchange', async ({ scope }) => {
  const platform = await startPlatform(scope)
  const { page } = await openBody(scope, '<p>Hello</p>')
  let respond
  await page.route(platform.endpoint + EXCHANGE, (route) => {
    if (respond) return route.continue()
    respond = () => route.continue()
  })
  await page.setContent(
    pageOf(elementOf('x-device-table', platform), new URL('/dist/cdn/autoload.js', page.url()).href)
  )
  await eventually(() => assert.ok(respond))
  await page.locator('x-device-table').evaluate((table) => table.setAttribute('user-identifier-key', 'john'))
  respond()
  await rows(page).first().waitFor()
  const users = platform.callsTo(EXCHANGE).map(({ body }) => body.user_identifier_key)
  assert.deepEqual(users.toSorted(), ['jane', 'john'])
  assert.equal(platform.callsTo(LIST).length, 1)
})

test('Data that autoload.js requested is shown in an element that was removed meanwhile and put back', async ({
  scope
}) => {
  const { page, log, listed, letThrough } = await openHeld(scope, (platform) => elementOf('x-device-table', platform))
  await eventually(() => assert.equal(listed().length, 1))
  const table = await page.evaluateHandle(() => {
    const taken = document.querySelector('x-device-table')
    taken.remove()
    return taken
  })
  letThrough()
  await page.waitForFunction(() => customElements.get('x-device-table') !== undefined)
  await table.evaluate((taken) => document.body.append(taken))
  await rows(page).first().waitFor()
  assert.equal(listed().length, 1)
  assert.deepEqual(log.errors, [])
})

test('Data that autoload.js requested is filtered by an option that is set before the element is defined', async ({
  scope
}) => {
  const { page, listed, letThrough } = await openHeld(scope, (platform) => elementOf('x-device-table', platform))
  await eventually(() => assert.equal(listed().length, 1))
  await page.evaluate(() => {
    const table = document.querySelector('x-device-table')
    table.deviceFilter = (device) => device.properties.name === 'Garage'
    const seen = (globalThis.seen = new Set())
    function watch(root) {
      const note = () => {
        for (const row of root.querySelectorAll('[part~="row"]')) seen.add(row.querySelector('bdi')?.textContent)
      }
      new MutationObserver(note).observe(root, { childList: true, subtree: true })
      // The initial content is visible in this frame.
      setTimeout(note)
    }
    // The previous content is removed before the next frame.
    if (table.shadowRoot) requestAnimationFrame(() => watch(table.shadowRoot))
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options)
      watch(root)
      return root
    }
  })
  letThrough()
  await rows(page).first().waitFor()
  assert.deepEqual(await page.evaluate(() => [...globalThis.seen]), ['Garage'])
  assert.equal(listed().length, 1)
})
