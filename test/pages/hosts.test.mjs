import assert from 'node:assert/strict'
import { complaints, eventually, openBody, openPage, pageOf } from './support/browser.mjs'
import { bundleHost } from './support/bundle.mjs'
import { back, EXCHANGE, keyOf, LIST, press, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const HOSTS = {
  'React 19': 'react-host.tsx',
  'React 19 by its components': 'react-components.tsx',
  Vue: 'vue-host.ts',
  'Vue with components': 'vue-components.ts',
  Angular: 'angular-host.ts',
  'Angular with directives': 'angular-directives.ts',
  'A framework that binds before the elements are defined': 'late-host.js'
}

/** Retention time of a removed element in ms. */
const KEPT_AWAY = 10 * 60_000

/** Presses a button on a page with a stopped clock. Some frameworks render in the next frame. */
async function pressAndRender(page, name) {
  await press(page, name)
  await page.clock.runFor(100)
}

const bundles = new Map()

/** Bundles once for all tests. */
function bundleOf(entry) {
  if (!bundles.has(entry)) bundles.set(entry, bundleHost(entry))
  return bundles.get(entry)
}

async function openHost(scope, entry, options) {
  const platform = await startPlatform(scope)
  const html = pageOf('', '/host.js').replace('<html', `<html data-platform="${platform.endpoint}"`)
  const opened = await openPage(scope, { files: { '/': html, ...(await bundleOf(entry)).modules }, ...options })
  await opened.page.getByRole('heading', { name: 'Doors 1' }).waitFor()
  await rows(opened.page).first().waitFor()
  // A clock that jumps would pass the timeout of pending requests.
  await eventually(async () => {
    // Some parts are loaded when the browser is idle, which needs time to pass.
    if (options?.stopClock) await opened.page.clock.runFor(20)
    assert.equal(await opened.page.locator('.skeleton').count(), 0)
  })
  return { ...opened, platform }
}

for (const [name, entry] of Object.entries(HOSTS)) {
  test(`A bundler reports no problem with the package in the page of ${name}`, async () => {
    const { modules, warnings } = await bundleOf(entry)
    assert.ok(modules['/host.js'])
    assert.deepEqual(warnings, [])
  })

  test(`${name} sets options, handles and cancels events, and renders again without losing the search or repeating requests`, async ({
    scope
  }) => {
    const { page, log, platform } = await openHost(scope, entry)
    await eventually(async () => assert.equal(await rows(page).count(), 3))
    await rows(page).filter({ hasText: 'Garage' }).click()
    await rows(page).filter({ hasText: 'Back Door' }).click()
    const heard = page.getByRole('status').first()
    await eventually(async () => assert.equal(await heard.innerText(), 'device_garage device_back_door'))
    assert.equal(await rows(page).count(), 3)

    const search = page.getByRole('searchbox')
    await search.fill('garage')
    await eventually(async () => assert.equal(await rows(page).count(), 1))
    await press(page, 'Let details open')
    await rows(page).filter({ hasText: 'Garage' }).click()
    await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
    await page.getByRole('button', { name: /^(Lock|Unlock)$/ }).waitFor()
    await press(page, 'Render')
    await eventually(async () => assert.equal(await page.getByRole('button', { name: /^(Lock|Unlock)$/ }).count(), 0))
    await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()

    // Repeated in the table itself.
    await back(page.locator('x-device-table')).click()
    await page.getByRole('heading', { name: 'Doors 2' }).waitFor()
    assert.equal(await search.inputValue(), 'garage')
    await press(page, 'Render')
    await page.getByRole('heading', { name: 'Doors 3' }).waitFor()
    assert.equal(await search.inputValue(), 'garage')
    assert.equal(await rows(page).count(), 1)
    assert.equal(platform.callsTo(LIST).length, 1)
    assert.deepEqual(complaints(log), [])
  })

  test(`${name} removes the element, which then sends no requests and drops its content after its retention time`, async ({
    scope
  }) => {
    const { page, log, platform } = await openHost(scope, entry, { stopClock: true })
    const table = await page.locator('x-device-table').elementHandle()
    const read = () => platform.callsTo(LIST).length
    await page.clock.runFor(61_000)
    await eventually(() => assert.equal(read(), 2))
    await pressAndRender(page, 'Show or hide')
    await page.clock.runFor(KEPT_AWAY)
    await eventually(async () => assert.equal(await table.evaluate((element) => element.shadowRoot.textContent), ''))
    assert.equal(read(), 2)

    await pressAndRender(page, 'Show or hide')
    await eventually(async () => assert.equal(await rows(page).count(), 3))
    await eventually(() => assert.equal(read(), 3))
    assert.equal(platform.callsTo(EXCHANGE).length, 1)
    assert.deepEqual(complaints(log), [])
  })
}

for (const [name, entry] of Object.entries(HOSTS).filter(([name]) => name.includes(' with '))) {
  test(`${name} opens and closes details, and follows the navigation of the user`, async ({ scope }) => {
    const { page, log } = await openHost(scope, entry)
    const details = page.getByRole('heading', { name: 'Device', exact: true })
    await page.getByText('Opened: none').waitFor()
    await press(page, 'Open the garage')
    await details.waitFor()
    await page.getByText('Opened: device_garage').waitFor()
    await press(page, 'Close it')
    await rows(page).first().waitFor()

    await press(page, 'Let details open')
    await rows(page).filter({ hasText: 'Front Door' }).click()
    await details.waitFor()
    await page.getByText('Opened: device_front_door').waitFor()
    await back(page.locator('x-device-table')).click()
    await page.getByText('Opened: none').waitFor()
    await rows(page).first().waitFor()
    assert.deepEqual(complaints(log), [])
  })
}

test('A page without its own script sets all options by attributes', async ({ scope }) => {
  const body = `
    <x-session ${keyOf(await startPlatform(scope))}>
      <section>
        <x-device-table heading="Doors" device-ids="device_front_door, device_back_door" disable-search show-back="false">
        </x-device-table>
        <x-lock-details device-id="device_garage" disable-lock-unlock disable-resource-ids theme="dark"></x-lock-details>
      </section>
    </x-session>`
  const { page, log } = await openBody(scope, body, '/dist/cdn/all.js')
  await page.getByRole('heading', { name: 'Doors' }).waitFor()
  await eventually(async () => assert.equal(await rows(page, 'x-device-table').count(), 2))
  assert.equal(await page.getByRole('searchbox').count(), 0)
  assert.equal(await back(page).count(), 0)

  const details = page.locator('x-lock-details')
  await details.getByText('Garage').first().waitFor()
  assert.equal(await details.getByRole('button', { name: /^(Lock|Unlock)$/ }).count(), 0)
  assert.equal(await details.getByText('device_garage').count(), 0)
  assert.equal(await details.evaluate((element) => getComputedStyle(element).colorScheme), 'dark')
  assert.deepEqual(complaints(log), [])
})
