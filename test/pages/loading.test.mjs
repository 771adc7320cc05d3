import assert from 'node:assert/strict'
import { elementNames } from '../../scripts/entries.mjs'
import { complaints, eventually, openBody } from './support/browser.mjs'
import { back, elementOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const AUTOLOAD = '/copy/cdn/autoload.js'
const LANGUAGE = /\/messages\/de\.js$|\/de-[\w-]+\.js$/
const SANDBOX_TABLE = '<x-device-table sandbox></x-device-table>'

const open = (scope, body, script = '/dist/cdn/all.js') => openBody(scope, body, script)

const modules = ({ requested }) => requested.filter((path) => path.endsWith('.js'))
const elementsOf = (host) => modules(host).filter((path) => path.includes('/elements/'))
const languagesOf = (host) => modules(host).filter((path) => LANGUAGE.test(path))

/** All earlier requests have reached the host once this request is answered. */
const allRequestsSent = (page) => page.evaluate(() => fetch('/').then(() => undefined))

async function toggleLock(page) {
  await rows(page).filter({ hasText: 'Front Door' }).click()
  const button = page.getByRole('button', { name: /^(Lock|Unlock)$/ })
  const previous = await button.innerText()
  await page.evaluate(() => addEventListener('lock-change', ({ detail }) => (globalThis.isLocked = detail.locked)))
  // An earlier toast may still be visible.
  const said = page.getByText('Lock status has been successfully updated').first()
  await Promise.all([said.waitFor(), button.click()])
  await eventually(async () => assert.equal(await page.evaluate(() => globalThis.isLocked), previous === 'Lock'))
  await eventually(async () => assert.notEqual(await button.innerText(), previous))
  await back(page).click()
  await rows(page).first().waitFor()
}

test('autoload.js loads nothing for a page without elements', async ({ scope }) => {
  const { page, host, log } = await open(
    scope,
    '<p>Hello</p><x-elsewhere></x-elsewhere><xdevice-table></xdevice-table>',
    AUTOLOAD
  )
  await page.evaluate(() => document.body.append(document.createElement('section')))
  await allRequestsSent(page)
  assert.deepEqual(modules(host), [AUTOLOAD])
  assert.deepEqual(complaints(log), [])
})

test('autoload.js loads the used elements once each from its own folder', async ({ scope }) => {
  const { page, host, log } = await open(scope, SANDBOX_TABLE.repeat(2), AUTOLOAD)
  await rows(page).first().waitFor()
  assert.deepEqual(elementsOf(host), ['/copy/cdn/elements/device-table.js'])

  await page.evaluate(() => {
    const details = document.createElement('x-lock-details')
    details.sandbox = true
    details.deviceId = 'device_garage'
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(details)
    document.body.append(host)
  })
  const info = page.locator('x-lock-details details')
  await info.evaluate((details) => (details.open = true))
  await page.locator('x-lock-details').getByText('device_garage').waitFor()
  assert.deepEqual(elementsOf(host), ['/copy/cdn/elements/device-table.js', '/copy/cdn/elements/lock-details.js'])
  assert.equal(new Set(modules(host)).size, modules(host).length)
  assert.ok(modules(host).every((path) => path.startsWith('/copy/cdn/')))
  assert.deepEqual(complaints(log), [])
})

test('An element that cannot be loaded is loaded again when the next one is added', async ({ scope }) => {
  const { page } = await open(scope, '<p>Hello</p>', AUTOLOAD)
  const add = () => page.evaluate(() => document.body.append(document.createElement('x-session')))
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/elements/*.js', (route) => route.abort())
  await add()
  await failed
  await page.unroute('**/elements/*.js')
  await eventually(async () => {
    await add()
    assert.ok(await page.evaluate(() => customElements.get('x-session') !== undefined))
  })
})

test('The sandbox is loaded from the folder of cdn/all.js, and then needs no network', async ({ scope }) => {
  const { page, host, log, context } = await open(scope, SANDBOX_TABLE, '/copy/cdn/all.js')
  await page
    .getByText(/^Account disconnected/)
    .first()
    .waitFor()
  await page.route('**', (route) => route.abort())
  await toggleLock(page)
  await context.setOffline(true)
  await toggleLock(page)
  assert.deepEqual(host.requested, ['/', '/copy/cdn/all.js', '/copy/cdn/sandbox.js'])
  // A file that was fetched is imported from the HTTP cache.
  const elsewhere = [...new Set(log.requests.filter((address) => !address.startsWith('data:')))]
  assert.deepEqual(
    elsewhere,
    host.requested.map((path) => host.origin + path)
  )
  assert.deepEqual(complaints(log), [])
})

test('The sandbox is not loaded by a page that does not use it', async ({ scope }) => {
  const { page, host } = await open(scope, elementOf('x-device-table', await startPlatform(scope, { size: 3 })))
  await rows(page).first().waitFor()
  assert.deepEqual(host.requested, ['/', '/dist/cdn/all.js'])
})

test('A language is loaded once from the same folder by the elements that use it', async ({ scope }) => {
  const german = '<x-device-table sandbox locale="de"></x-device-table>'
  const { page, host, log } = await open(scope, german.repeat(2))
  await eventually(async () => assert.equal(await page.getByRole('heading', { name: 'Geräte' }).count(), 2))
  assert.deepEqual(languagesOf(host), ['/dist/cdn/messages/de.js'])
  assert.deepEqual(complaints(log), [])
})

test('English needs no request, and replaces an unsupported language', async ({ scope }) => {
  const { page, host, log } = await open(scope, `${SANDBOX_TABLE}<x-device-table sandbox locale="pl"></x-device-table>`)
  await eventually(async () => assert.equal(await page.getByRole('heading', { name: 'Devices' }).count(), 2))
  await eventually(async () => assert.equal(await rows(page).filter({ hasText: 'Front Door' }).count(), 2))
  await allRequestsSent(page)
  assert.deepEqual(languagesOf(host), [])

  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de-AT'))
  await page.getByRole('heading', { name: 'Geräte' }).waitFor()
  await eventually(async () => assert.equal(await page.getByRole('heading', { name: 'Devices' }).count(), 1))
  assert.equal(languagesOf(host).length, 1)
  assert.deepEqual(complaints(log), [])
})

test('The split build loads a language as a chunk', async ({ scope }) => {
  const { page, host } = await open(
    scope,
    '<x-device-table sandbox lang="de"></x-device-table>',
    '/dist/elements/device-table.js'
  )
  await page.getByRole('heading', { name: 'Geräte' }).waitFor()
  assert.equal(languagesOf(host).length, 1)
})

test('An invalid locale is reported and replaced by that of the page, and an underscore is accepted', async ({
  scope
}) => {
  const tables = ['de_DE', 'no language!'].map(
    (locale) => `<x-device-table sandbox locale="${locale}"></x-device-table>`
  )
  const { page, log } = await open(scope, tables.join(''))
  await page.getByRole('heading', { name: 'Geräte' }).waitFor()
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
  await eventually(async () => assert.equal(await rows(page).filter({ hasText: 'Front Door' }).count(), 2))
  await eventually(() => assert.equal(complaints(log).length, 1))
  assert.match(complaints(log)[0], /^The locale option of <x-device-table> /)
})

test('Every element can be registered with another prefix', async ({ scope }) => {
  const { page, log } = await open(scope, '', '/dist/index.js')
  const missing = await page.evaluate(async (names) => {
    const { defineElements } = await import('/dist/index.js')
    defineElements({ prefix: 'acme' })
    return names.filter((name) => !customElements.get(`acme-${name}`) || !customElements.get(`x-${name}`))
  }, elementNames())
  assert.deepEqual(missing, [])
  assert.deepEqual(complaints(log), [])
})
