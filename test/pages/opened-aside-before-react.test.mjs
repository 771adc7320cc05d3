// The details of a pressed device are shown next to the list of a wide element, also before React is loaded.
import assert from 'node:assert/strict'
import { complaints, eventually } from './support/browser.mjs'
import { back } from './support/elements.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { openPrerendered, placesOf } from './support/open-prerendered.mjs'
import { DESKTOP, DETAILS_PARTS, focused, openRow, recordClicks, row, title } from './support/open-row.mjs'
import { test } from './support/test.mjs'

/** Its details have issues, which are not prerendered. */
const OFFLINE = 'Side Entrance'
const ROW_PARTS = '.table li, .table li *'

test('A wide element shows the details next to the list before React, and the same afterwards', async ({ scope }) => {
  const { page, log, platform, letReactCome, clicked } = await openRow(scope, { page: DESKTOP })
  await page.getByText('6 access codes').waitFor()
  assert.equal(await row(page, 'Front Door').getAttribute('aria-current'), 'true')
  assert.match(await focused(page), /^Front Door/)
  const parts = `${DETAILS_PARTS}, ${ROW_PARTS}`
  const previous = await placesOf(page, 'x-device-table', parts)
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  assert.deepEqual(await placesOf(page, 'x-device-table', parts), previous)
  assert.match(await focused(page), /^Front Door/)
  assert.deepEqual(await clicked(), ['device_front_door'])
  for (const path of ['/devices/list', '/access_codes/list']) assert.equal(platform.callsTo(path).length, 1)
  assert.deepEqual(complaints(log), [])
})

test('Escape closes the details next to the list', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, { page: DESKTOP })
  await page.keyboard.press('Escape')
  await title(page).waitFor({ state: 'detached' })
  assert.match(await focused(page), /^Front Door/)
  await letReactCome()
  assert.equal(await back(page).count(), 0)
})

test('No details appear next to the list if the host keeps the device from opening', async ({ scope }) => {
  const { page, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]', { page: DESKTOP })
  const clicked = await recordClicks(page, 'device-click', { isCanceled: true })
  await row(page, 'Front Door').click()
  assert.deepEqual(await clicked(), ['device_front_door'])
  await letReactCome()
  await page.locator('x-device-table:state(ready)').waitFor()
  assert.equal(await back(page).count(), 0)
  assert.deepEqual(await clicked(), ['device_front_door'])
})

test('Another row replaces the details next to the list', async ({ scope }) => {
  const { page, letReactCome, clicked } = await openRow(scope, { page: DESKTOP })
  await row(page, 'Hallway Thermostat').click()
  await page.getByRole('heading', { name: 'Thermostat', exact: true }).waitFor()
  assert.equal(await page.locator('[aria-current]').count(), 1)
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  assert.deepEqual(await clicked(), ['device_front_door', 'device_hallway_thermostat'])
  assert.match(await focused(page), /^Hallway Thermostat/)
})

test('The list next to the details keeps the search, and "Back" closes the details', async ({ scope }) => {
  const { page, letReactCome, clicked } = await openRow(scope, { page: DESKTOP })
  await page.getByRole('searchbox').pressSequentially('garage')
  await back(page).click()
  await title(page).waitFor({ state: 'detached' })
  assert.match(await focused(page), /^Front Door/)
  assert.equal(await page.getByRole('searchbox').inputValue(), 'garage')
  await letReactCome()
  await eventually(async () => assert.equal(await page.locator('[part~="row"]').count(), 1))
  assert.deepEqual(await clicked(), ['device_front_door'])
})

test('A row that is pressed while React loads the details opens afterwards', async ({ scope }) => {
  const { page, letReactCome, clicked } = await openRow(scope, {
    page: DESKTOP,
    prepare: (page) => holdElements(page, '**/details-*.js')
  })
  await letReactCome()
  await row(page, 'Garage').click()
  await eventually(async () => assert.match(await page.locator('[aria-current]').innerText(), /^Garage/))
  assert.deepEqual(await clicked(), ['device_front_door', 'device_garage'])
})

test('A row whose details are not prerendered opens after the one that is shown', async ({ scope }) => {
  const { page, letReactCome, clicked } = await openRow(scope, {
    page: DESKTOP,
    prepare: (page) => holdElements(page, '**/details-*.js')
  })
  await row(page, OFFLINE).click()
  await letReactCome()
  await eventually(async () => assert.match(await page.locator('[aria-current]').innerText(), /^Side Entrance/))
  assert.deepEqual(await clicked(), ['device_front_door', 'device_side_entrance'])
})

test('A row that does not match the typed search opens if it was pressed', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, { page: DESKTOP })
  await page.getByRole('searchbox').pressSequentially('garage')
  await row(page, OFFLINE).click()
  await letReactCome()
  await page.getByText('Device Offline').filter({ visible: true }).first().waitFor()
  await eventually(async () => assert.equal(await page.locator('[part~="row"]').count(), 1))
  await back(page).waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'garage')
})

test('The details replace the list of a wide element with `details="screen"`', async ({ scope }) => {
  const { page, letReactCome } = await openRow(scope, { page: DESKTOP, attributes: 'details="screen"' })
  assert.equal(await page.locator('[part~="row"]').count(), 0)
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  assert.equal(await page.locator('[part~="row"]').count(), 0)
})
