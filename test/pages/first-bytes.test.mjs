import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { startPlatform } from './support/servers.mjs'

useBrowser()

const EXCHANGE = '/client_sessions/get_or_create'
const LIST = '/devices/list'

const rows = (page) => page.locator('[part~="row"]')
const again = (page) => page.getByRole('button', { name: 'Try again' })

const refusal = (status) => ({ status, json: { error: { type: 'refused', message: 'Refused.' } } })
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const tableOf = ({ endpoint }, user) =>
  `<x-device-table endpoint="${endpoint}" publishable-key="seam_pk_test" user-identifier-key="${user}"></x-device-table>`

/**
 * Opens a table whose platform gives these answers first to calls of a path, and its own afterwards.
 *
 * @returns how often that path was asked for.
 */
async function open(t, path, answers, options) {
  const platform = await startPlatform(t)
  const { page, context } = await openPage(t, { files: { '/': '' }, ...options })
  let count = 0
  await context.route(platform.endpoint + path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = answers[count]
    count += 1
    if (!answer) return route.fallback()
    if (typeof answer === 'function') return answer(route)
    await route.fulfill({ ...answer, headers: { ...CROSS_ORIGIN, ...answer.headers } })
  })
  await page.setContent(pageOf(tableOf(platform, 'jane'), new URL('/dist/cdn/autoload.js', page.url()).href))
  return { page, count: () => count }
}

/** What passes when it is asked again, which is done at once or after a moment. */
const PASSING = {
  'the exchange refused with 500': [EXCHANGE, refusal(500)],
  'the exchange refused with 429': [EXCHANGE, refusal(429)],
  'the exchange answered with a page': [EXCHANGE, { contentType: 'text/html', body: '<p>Hello</p>' }],
  'the exchange broken off': [EXCHANGE, (route) => route.abort()],
  'the list refused with 500': [LIST, refusal(500)],
  'the list refused with 429': [LIST, refusal(429)],
  'the list broken off': [LIST, (route) => route.abort()],
  'the list refused with 401, as where the session has just expired': [LIST, refusal(401)]
}

for (const [what, [path, answer]] of Object.entries(PASSING)) {
  test(`what autoload.js asks for: ${what} is asked for once more, and shown`, async (t) => {
    const { page, count } = await open(t, path, [answer])
    await rows(page).first().waitFor()
    assert.equal(count(), 2)
  })
}

/** What a person is told of, who can have it asked for again. */
const TOLD = {
  'the exchange refused with 400': [EXCHANGE, refusal(400)],
  'the list refused with 400': [LIST, refusal(400)],
  'the list answered with a page': [LIST, { contentType: 'text/html', body: '<p>Hello</p>' }],
  'half of the list': [LIST, { contentType: 'application/json', body: '{"devices":[{"device_id":"a"' }]
}

for (const [what, [path, answer]] of Object.entries(TOLD)) {
  test(`what autoload.js asks for: ${what} is told, and asked for once more by a press`, async (t) => {
    const { page, count } = await open(t, path, [answer])
    await again(page).waitFor()
    assert.equal(count(), 1)
    await again(page).click()
    await rows(page).first().waitFor()
    assert.equal(count(), 2)
  })
}

test('what autoload.js asks for: an exchange that is never answered is told after 30 s', async (t) => {
  const { page } = await open(
    t,
    EXCHANGE,
    Array(9).fill(() => {}),
    { stopClock: true }
  )
  await eventually(async () => {
    await page.clock.runFor(5000)
    assert.ok(await again(page).isVisible())
  })
})

/** Opens these elements, whose files come only when they are let through. */
async function openHeld(t, bodyOf) {
  const platform = await startPlatform(t)
  const { page, log } = await openPage(t, { files: { '/': pageOf('<p>Hello</p>') } })
  const letThrough = await holdElements(page)
  await page.setContent(pageOf(bodyOf(platform), new URL('/dist/cdn/autoload.js', page.url()).href))
  const listed = () => platform.callsTo(LIST).map(({ user }) => user)
  return { page, log, platform, listed, letThrough }
}

test('what autoload.js asks for is that of each user, and each is shown what is theirs', async (t) => {
  const { page, platform, listed, letThrough } = await openHeld(t, (platform) =>
    ['jane', 'john'].map((user) => tableOf(platform, user)).join('')
  )
  await eventually(() => assert.equal(new Set(listed()).size, 2))
  letThrough()
  await rows(page).nth(20).waitFor()
  assert.equal(platform.callsTo(EXCHANGE).length, 2)
  assert.equal(listed().length, 2)
})

test('what autoload.js has asked for in the name of one user is not shown to the next', async (t) => {
  const { page, platform, listed, letThrough } = await openHeld(t, (platform) => tableOf(platform, 'jane'))
  await eventually(() => assert.equal(listed().length, 1))
  await page.locator('x-device-table').evaluate((table) => table.setAttribute('user-identifier-key', 'john'))
  letThrough()
  await eventually(() => assert.equal(new Set(listed()).size, 2))
  await rows(page).first().waitFor()
  const users = platform.callsTo(EXCHANGE).map(({ body }) => body.user_identifier_key)
  assert.deepEqual(users, ['jane', 'john'])
})

test('autoload.js asks for nothing in the name of a user who has gone meanwhile', async (t) => {
  const platform = await startPlatform(t)
  const { page } = await openPage(t, { files: { '/': pageOf('<p>Hello</p>') } })
  let answer
  await page.route(platform.endpoint + EXCHANGE, (route) => {
    if (answer) return route.continue()
    answer = () => route.continue()
  })
  await page.setContent(pageOf(tableOf(platform, 'jane'), new URL('/dist/cdn/autoload.js', page.url()).href))
  await eventually(() => assert.ok(answer))
  await page.locator('x-device-table').evaluate((table) => table.setAttribute('user-identifier-key', 'john'))
  answer()
  await rows(page).first().waitFor()
  const users = platform.callsTo(EXCHANGE).map(({ body }) => body.user_identifier_key)
  assert.deepEqual(users.toSorted(), ['jane', 'john'])
  assert.equal(platform.callsTo(LIST).length, 1)
})

test('what autoload.js has asked for serves an element that was taken out before it came, and is put back', async (t) => {
  const { page, log, listed, letThrough } = await openHeld(t, (platform) => tableOf(platform, 'jane'))
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

test('what autoload.js has asked for is listed as the host restricts it before the element comes', async (t) => {
  const { page, listed, letThrough } = await openHeld(t, (platform) => tableOf(platform, 'jane'))
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
      // What was there before is seen in this frame.
      setTimeout(note)
    }
    // What was drawn before is gone before the next frame is seen.
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
