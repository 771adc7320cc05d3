import assert from 'node:assert/strict'
import { complaints, eventually, openBody, pageOf } from './support/browser.mjs'
import { openPrerendered, placesOf } from './support/open-prerendered.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const openLock = (scope, id = 'device_front_door') =>
  openPrerendered(scope, 'x-lock-details', '.latch', { attributes: `device-id="${id}"` })

/** Everything except what React replaces in reserved space or unfolds at the end. */
const PARTS =
  '.header, .header *, .hero, .hero :not(output), .card:not(.disclosure), .card :not(.skeleton), summary, summary *'

test('The state of a lock is shown before React is loaded, and does not move afterwards', { tag: '@phone' }, async ({
  scope
}) => {
  const { page, log, platform, letReactCome } = await openLock(scope)
  assert.ok(await page.getByText('Locked', { exact: true }).isVisible())
  // The last event changes the text of the latch.
  await page.route('**/events/list', () => {})
  const previous = await placesOf(page, 'x-lock-details', PARTS)
  await letReactCome()
  // React adds the next codes in reserved space.
  const places = await placesOf(page, 'x-lock-details', PARTS)
  assert.deepEqual(
    previous.filter((place) => !places.includes(place)),
    []
  )
  for (const path of ['/devices/get', '/access_codes/list']) assert.equal(platform.callsTo(path).length, 1)
  assert.deepEqual(complaints(log), [])
})

test('A press at the place of the lock button sends no command, before or after React is loaded', {
  tag: '@phone'
}, async ({ scope }) => {
  const { page, platform, letReactCome } = await openLock(scope)
  const { x, y, width, height } = await page.locator('.latch-button').boundingBox()
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.keyboard.press('Enter')
  await letReactCome()
  // Muted until its action was seen.
  await page.getByRole('button', { name: 'Unlock', disabled: false }).focus()
  assert.equal(platform.callsTo('/locks/unlock_door').length, 0)
  await page.keyboard.press('Enter')
  await eventually(() => assert.equal(platform.callsTo('/locks/unlock_door').length, 1))
})

test('A press on the access codes of a lock before React is loaded opens them afterwards', { tag: '@phone' }, async ({
  scope
}) => {
  const { page, letReactCome } = await openLock(scope)
  await page.getByRole('button', { name: 'access codes' }).click()
  await letReactCome()
  await page.getByRole('heading', { name: 'Access Codes' }).waitFor()
})

test('A lock whose device-id changes disappears before the next frame', { tag: '@phone' }, async ({ scope }) => {
  const { page } = await openLock(scope)
  const seen = await page.locator('x-lock-details').evaluate(async (details) => {
    details.setAttribute('device-id', 'device_garage')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return details.shadowRoot.querySelectorAll('.latch').length
  })
  assert.equal(seen, 0)
})

test('The prerendered lock follows the state in another element of the session', { tag: '@phone' }, async ({
  scope
}) => {
  const platform = await startPlatform(scope, { commandTime: 0 })
  const key = `endpoint="${platform.endpoint}" publishable-key="seam_pk_test" user-identifier-key="jane"`
  const body = `<x-lock-details ${key} device-id="device_front_door"></x-lock-details>
    <x-device-table ${key} row-actions device-ids="device_front_door"></x-device-table>`
  const { page } = await openBody(scope, '<p>Hello</p>')
  await page.route('**/elements/lock-details.js', () => {})
  await page.setContent(pageOf(body, new URL('/dist/cdn/autoload.js', page.url()).href))
  const details = page.locator('x-lock-details')
  const table = page.locator('x-device-table')
  await details.getByText('Locked', { exact: true }).waitFor()
  await table.getByRole('button', { name: /^Unlock/ }).click()
  await table.getByText('Unlocked', { exact: true }).waitFor()
  await details.getByText('Unlocked', { exact: true }).waitFor()
  assert.equal(await page.evaluate(() => customElements.get('x-lock-details') === undefined), true)
  assert.equal(await details.getByText('Locked', { exact: true }).count(), 0)
})
