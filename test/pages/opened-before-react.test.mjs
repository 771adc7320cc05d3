// The details of a pressed device replace the list of a narrow element, also before React is loaded.
import assert from 'node:assert/strict'
import { complaints, eventually } from './support/browser.mjs'
import { back } from './support/elements.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { openPrerendered, placesOf } from './support/open-prerendered.mjs'
import { DETAILS_PARTS, focused, openRow, PHONE, recordClicks, row, title } from './support/open-row.mjs'
import { test } from './support/test.mjs'

test('A pressed device shows its details and access codes before React, and the same afterwards', async ({ scope }) => {
  const { page, log, platform, letReactCome, clicked } = await openRow(scope)
  assert.equal(await page.locator('[part~="row"]').count(), 0)
  assert.equal(await focused(page), 'Device')
  await page.getByText('6 access codes').waitFor()
  const previous = await placesOf(page, 'x-device-table', DETAILS_PARTS)
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  assert.deepEqual(await placesOf(page, 'x-device-table', DETAILS_PARTS), previous)
  assert.equal(await focused(page), 'Device')
  assert.deepEqual(await clicked(), ['device_front_door'])
  for (const path of ['/devices/list', '/access_codes/list']) assert.equal(platform.callsTo(path).length, 1)
  await back(page).press('Enter')
  await row(page, 'Garage').waitFor()
  await eventually(async () => assert.match(await focused(page), /^Front Door/))
  assert.deepEqual(complaints(log), [])
})

test('The code that renders the details is requested once the details are complete', async ({ scope }) => {
  let letCodesCome
  const requested = []
  const { page } = await openRow(scope, {
    prepare: async (page) => {
      letCodesCome = await holdElements(page, '**/access_codes/list')
      page.on('request', (request) => requested.push(request.url()))
    }
  })
  const isRequested = () => requested.some((url) => /\/details-[^/]*\.js/.test(url))
  assert.equal(isRequested(), false)
  letCodesCome()
  await page.getByText('6 access codes').waitFor()
  await eventually(() => assert.ok(isRequested()))
})

test('The details are painted before the code that renders them is requested', async ({ scope }) => {
  const { page } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', {
    page: { viewport: PHONE.viewport, stopClock: true },
    options: { size: 30 }
  })
  let isRequested = false
  page.on('request', (request) => (isRequested ||= /\/noise-sensor-details-[^/]*\.js/.test(request.url())))
  await row(page, 'Loft Sensor').click()
  await page.getByText('Noise thresholds', { exact: true }).waitFor()
  assert.equal(isRequested, false)
  await eventually(async () => {
    await page.clock.runFor(20)
    assert.ok(isRequested)
  })
})

test('The code that renders the details is requested at once for a device with issues', async ({ scope }) => {
  const { page } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', { page: PHONE })
  const requested = page.waitForRequest(/\/details-[^/]*\.js/)
  await row(page, 'Side Entrance').click()
  await requested
})

test('A noise sensor shows its details as well, and a thermostat its reading', async ({ scope }) => {
  for (const [name, shown] of [
    ['Hallway Thermostat', '69°'],
    ['Loft Sensor', 'Noise thresholds']
  ]) {
    const { page } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', {
      page: PHONE,
      options: { size: 30 }
    })
    await row(page, name).click()
    await back(page).waitFor()
    await page.getByText(shown, { exact: true }).waitFor()
  }
})

test('"Back" returns to the row, and the device stays closed', async ({ scope }) => {
  const { page, letReactCome, clicked } = await openRow(scope)
  await back(page).press('Enter')
  await row(page, 'Garage').waitFor()
  assert.match(await focused(page), /^Front Door/)
  await letReactCome()
  assert.equal(await back(page).count(), 0)
  assert.deepEqual(await clicked(), ['device_front_door'])
})

test('The second click of a double click sends no command', async ({ scope }) => {
  const { page, platform, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', {
    page: PHONE
  })
  const { x, y } = await row(page, 'Hallway Thermostat').boundingBox()
  await page.mouse.click(x + 1, y + 1)
  await back(page).waitFor()
  await page.mouse.click(x + 1, y + 1)
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  assert.deepEqual(platform.callsTo('/thermostats/activate_climate_preset'), [])
})

test('A device that the host keeps from opening is neither drawn nor opened', async ({ scope }) => {
  const { page, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', { page: PHONE })
  const clicked = await recordClicks(page, 'device-click', { isCanceled: true })
  await row(page, 'Front Door').click()
  assert.deepEqual(await clicked(), ['device_front_door'])
  assert.equal(await row(page, 'Front Door').getAttribute('aria-busy'), null)
  await letReactCome()
  await row(page, 'Garage').waitFor()
  assert.equal(await back(page).count(), 0)
  assert.deepEqual(await clicked(), ['device_front_door'])
  await row(page, 'Front Door').click()
  assert.deepEqual(await clicked(), ['device_front_door', 'device_front_door'])
  assert.equal(await back(page).count(), 0)
})

test('The event of a device is dispatched at its press, once, with the device', async ({ scope }) => {
  const { page, letReactCome, clicked } = await openRow(scope, {
    prepare: (page) =>
      page.evaluate(() => document.addEventListener('device-click', ({ detail }) => (globalThis.detail = detail)))
  })
  assert.deepEqual(await clicked(), ['device_front_door'])
  assert.equal(await page.evaluate(() => globalThis.detail.device.properties.name), 'Front Door')
  // A press on what is drawn since then is no press on the row.
  await title(page).click()
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  assert.deepEqual(await clicked(), ['device_front_door'])
})

test('The event of a device that cannot be drawn is dispatched once, however often it is pressed', async ({
  scope
}) => {
  const { page, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', { page: PHONE })
  const clicked = await recordClicks(page, 'device-click')
  await row(page, 'Side Entrance').click()
  await row(page, 'Side Entrance').click()
  assert.equal((await clicked()).length, 1)
  await letReactCome()
  await back(page).waitFor()
  assert.equal((await clicked()).length, 1)
})

for (const isCanceled of [false, true])
  test(`The event of an access code is dispatched at its press${isCanceled ? ', and can be canceled' : ''}`, async ({
    scope
  }) => {
    const { page, letReactCome } = await openPrerendered(scope, 'x-access-code-table', '[part~="row"]', {
      attributes: 'device-id="device_front_door"',
      page: PHONE
    })
    const clicked = await recordClicks(page, 'access-code-click', { isCanceled })
    await page.locator('[part~="row"]').first().click()
    const [id, ...more] = await clicked()
    assert.ok(id)
    assert.deepEqual(more, [])
    await letReactCome()
    if (isCanceled) assert.equal(await back(page).count(), 0)
    else await back(page).waitFor()
    assert.deepEqual(await clicked(), [id])
  })

test('The search of the list is kept', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, {
    prepare: (page) => page.getByRole('searchbox').pressSequentially('garage')
  })
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  await back(page).click()
  await row(page, 'Garage').waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'garage')
})

test('"Back" keeps the search of the list', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, {
    prepare: (page) => page.getByRole('searchbox').pressSequentially('garage')
  })
  await back(page).click()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'garage')
  await page.getByRole('searchbox').fill('office')
  await letReactCome()
  await eventually(async () => assert.equal(await page.locator('[part~="row"]').count(), 1))
  assert.equal(await page.getByRole('searchbox').inputValue(), 'office')
})

test('"Back" works while React loads the details, and returns to the scroll position of the row', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, {
    name: 'Storage Room',
    prepare: (page) => holdElements(page, '**/details-*.js')
  })
  await letReactCome()
  await back(page).click()
  await row(page, 'Storage Room').waitFor()
  await eventually(async () => assert.ok((await page.evaluate(() => scrollY)) > 300))
  assert.equal(await back(page).count(), 0)
})

test('The title of the details is in view after the list was scrolled', async ({ scope }) => {
  const { page } = await openRow(scope, {
    name: 'Storage Room',
    surroundings: '<style>body { padding-bottom: 2000px }</style>'
  })
  const { y } = await title(page).boundingBox()
  assert.ok(y >= 0 && y < PHONE.viewport.height)
})

test('"Back" returns to the scroll position inside a long list', async ({ scope }) => {
  const { page } = await openRow(scope, {
    name: 'Cellar',
    options: { size: 100 },
    prepare: (page) => page.locator('.list').evaluate((list) => list.scrollTo(0, 300))
  })
  await back(page).click()
  await row(page, 'Cellar').waitFor()
  assert.equal(await page.locator('.list').evaluate(({ scrollTop }) => scrollTop), 300)
})

test('The details open without taking the focus from the host', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, { surroundings: '<input aria-label="Note">' })
  const note = page.getByLabel('Note')
  await note.pressSequentially('Hello')
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  await note.pressSequentially(' again')
  assert.equal(await note.inputValue(), 'Hello again')
})

test('The details of one user are removed when another user is set', async ({ scope }) => {
  const { page } = await openRow(scope)
  await page.locator('x-device-table').evaluate((table) => table.setAttribute('user-identifier-key', 'john'))
  await title(page).waitFor({ state: 'detached' })
})
