import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { complaints, eventually, openBody, openPage, pageOf } from './support/browser.mjs'
import { back, EXCHANGE, keyOf, LIST, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** Records for each request of the platform whether the tables of the page were defined. */
const NOTE = `<script>
  globalThis.definedAt = {}
  globalThis.fetch = new Proxy(fetch, {
    apply(fetch, page, [input, init]) {
      const { pathname } = new URL(input.url ?? input, location.href)
      if (!pathname.endsWith('.js')) definedAt[pathname] ??= customElements.get('x-device-table') !== undefined
      return fetch(input, init)
    }
  })
</script>`

async function open(scope, script, body) {
  const platform = await startPlatform(scope)
  const files = { '/': pageOf(NOTE + body(keyOf(platform)), `/dist/cdn/${script}`) }
  const { page, log } = await openPage(scope, { files })
  return { page, platform, log }
}

for (const script of ['all.js', 'autoload.js']) {
  test(`${script} requests a session and the list before the elements are defined, and sends each request once`, async ({
    scope
  }) => {
    const { page, platform, log } = await open(scope, script, (key) =>
      `<x-device-table ${key}></x-device-table>`.repeat(2)
    )
    await rows(page).nth(20).waitFor()
    assert.deepEqual(await page.evaluate(() => globalThis.definedAt), { [EXCHANGE]: false, [LIST]: false })
    assert.deepEqual(
      platform.calls.map(({ path }) => path),
      [EXCHANGE, LIST]
    )
    assert.deepEqual(complaints(log), [])
  })

  test(`${script} requests what an element inside a session element needs, including options set as properties`, async ({
    scope
  }) => {
    const { platform } = await open(
      scope,
      script,
      (key) => `<x-session ${key}><x-device-table connected-account-ids="account_august"></x-device-table></x-session>
        <script>document.querySelector('x-device-table').deviceIds = ['device_garage']</script>`
    )
    await eventually(() => assert.equal(platform.callsTo(LIST).length, 1))
    const [{ body }] = platform.callsTo(LIST)
    assert.deepEqual([body.device_ids, body.connected_account_ids], [['device_garage'], ['account_august']])
    assert.equal(platform.callsTo(EXCHANGE).length, 1)
  })

  test(`${script} sends no request that no element needs`, async ({ scope }) => {
    const { page, platform } = await open(
      scope,
      script,
      (
        key
      ) => `<x-device-table></x-device-table><x-device-table ${key} client-session-token="seam_cst"></x-device-table>
        <x-elsewhere ${key}></x-elsewhere><x-constructor ${key}></x-constructor>`
    )
    await page.getByText('Must provide').first().waitFor()
    assert.deepEqual(platform.calls, [])
  })
}

for (const script of ['all.js', 'autoload.js']) {
  test(`${script} sends no request if the user is signed out`, async ({ scope }) => {
    const { page, platform, log } = await open(
      scope,
      script,
      (key) => `<x-device-table ${key} signed-out></x-device-table>
        <x-session ${key} signed-out><x-device-table></x-device-table><x-device-table id="own"></x-device-table></x-session>
        <script>document.querySelector('#own').signedOut = false</script>`
    )
    const said = page.getByText('You’re signed out')
    await said.nth(2).waitFor()
    assert.deepEqual(platform.calls, [])
    await page.locator('x-session').evaluate((session) => session.removeAttribute('signed-out'))
    await rows(page).nth(5).waitFor()
    assert.equal(await said.count(), 1)
    assert.deepEqual(complaints(log), [])
  })
}

test('elements/device-table.js requests a session before its code is evaluated, and sends each request once', async ({
  scope
}) => {
  const platform = await startPlatform(scope)
  const body = NOTE + `<x-device-table ${keyOf(platform)}></x-device-table>`.repeat(2)
  const { page, log } = await openBody(scope, body, '/dist/elements/device-table.js')
  await rows(page).nth(20).waitFor()
  assert.equal(await page.evaluate((path) => globalThis.definedAt[path], EXCHANGE), false)
  assert.deepEqual(
    platform.calls.map(({ path }) => path),
    [EXCHANGE, LIST]
  )
  assert.deepEqual(complaints(log), [])
})

/** Presses the first row of a table when it appears, and notes whether React has rendered it. */
const PRESS_FIRST_ROW = `<script>
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    const observer = new MutationObserver(() => {
      const row = root.querySelector('[part~="row"] bdi')?.closest('[part~="row"]')
      if (!row) return
      observer.disconnect()
      globalThis.isRendered = root.host.matches(':state(ready)')
      row.click()
    })
    observer.observe(root, { childList: true, subtree: true })
    return root
  }
</script>`

test('elements/device-table.js draws the rows before React renders them, and a press on one opens its device', async ({
  scope
}) => {
  const platform = await startPlatform(scope)
  const body = `${PRESS_FIRST_ROW}<x-device-table ${keyOf(platform)}></x-device-table>`
  const { page, log } = await openBody(scope, body, '/dist/elements/device-table.js')
  await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
  await back(page).click()
  await rows(page).nth(5).waitFor()
  assert.equal(await page.evaluate(() => globalThis.isRendered), false)
  assert.deepEqual([platform.callsTo(EXCHANGE).length, platform.callsTo(LIST).length], [1, 1])
  assert.deepEqual(complaints(log), [])
})

/** Keeps the page busy when the first row appears, for longer than an element shows its placeholder. */
const BUSY_AT_FIRST_ROW = PRESS_FIRST_ROW.replace(
  'row.click()',
  'for (const end = performance.now() + 1500; performance.now() < end; );\n      row.click()'
)

test('Rows that are shown before React stay until React has their data, however busy the page is', async ({
  scope
}) => {
  const platform = await startPlatform(scope)
  const body = `${BUSY_AT_FIRST_ROW}<x-device-table ${keyOf(platform)}></x-device-table>`
  const { page } = await openBody(scope, body, '/dist/elements/device-table.js')
  await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
})

test('The requests of autoload.js do not wait for the files of the element', async ({ scope }) => {
  const platform = await startPlatform(scope)
  const { page } = await openBody(scope, '<p>Hello</p>', '/dist/cdn/autoload.js')
  await page.route('**/elements/*.js', (route) => route.abort())
  await page.evaluate((endpoint) => {
    const table = document.createElement('x-device-table')
    table.endpoint = endpoint
    table.setAttribute('publishable-key', 'seam_pk_test')
    document.body.append(table)
  }, platform.endpoint)
  await eventually(() => assert.equal(platform.callsTo(LIST).length, 1))
})

const [SESSION_SCRIPT] = readFileSync('dist/cdn/tags.html', 'utf8').match(/<script type="module">[^]*?<\/script>/)

/** Opens a page with the inline script of `tags.html`. The autoloader arrives only after `deliver` is called. */
async function openWithSessionScript(scope, body) {
  const platform = await startPlatform(scope)
  const host = pageOf(body(platform), '/dist/cdn/autoload.js')
  const files = {
    '/': '<!doctype html><title>Before</title>',
    '/host': host.replace('<script', `${SESSION_SCRIPT}<script`)
  }
  const { page, log } = await openPage(scope, { files })
  let deliver
  const delivery = new Promise((resolve) => (deliver = resolve))
  await page.route('**/autoload.js', (route) => delivery.then(() => route.continue()))
  await page.goto(new URL('/host', page.url()).href, { waitUntil: 'commit' })
  return { page, platform, log, deliver }
}

test('The inline script requests the session once while autoload.js is loading, and the table uses it', async ({
  scope
}) => {
  const { page, platform, log, deliver } = await openWithSessionScript(scope, ({ endpoint }) =>
    `<x-device-table ${keyOf({ endpoint: `${endpoint}/ ` }, ' jane ')}></x-device-table>`.repeat(2)
  )
  await eventually(() => assert.equal(platform.callsTo(EXCHANGE).length, 1))
  deliver()
  await rows(page).nth(20).waitFor()
  assert.deepEqual(
    platform.calls.map(({ path }) => path),
    [EXCHANGE, LIST]
  )
  assert.deepEqual(complaints(log), [])
})

test('The inline script sends no request for elements that need none or are incomplete', async ({ scope }) => {
  const { page, platform, deliver } = await openWithSessionScript(scope, (platform) => {
    const key = keyOf(platform)
    return `<x-session ${key} signed-out><x-device-table></x-device-table></x-session>
        <x-device-table ${key} sandbox></x-device-table><x-device-table ${key} client-session-token="seam_cst"></x-device-table>
        <x-device-table ${key.replace('seam_pk', 'seam_at')}></x-device-table><seam-device-table ${key}></seam-device-table>
        <x-device-table ${key.replace('_test', '_\u{1F511}')}></x-device-table>`
  })
  deliver()
  await page.getByText('You’re signed out').first().waitFor()
  assert.deepEqual(platform.calls, [])
})
