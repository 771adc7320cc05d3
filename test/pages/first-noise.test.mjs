import assert from 'node:assert/strict'
import { complaints } from './support/browser.mjs'
import { openDrawn, placesOf } from './support/open-drawn.mjs'
import { test } from './support/test.mjs'

const openSensor = (scope) =>
  openDrawn(scope, 'x-noise-sensor-details', '.noise-level', { attributes: 'device-id="device_living_room_sensor"' })

const PARTS =
  '.header, .header *, .hero, .hero > :not(output), .noise-level, .noise-level *, [role=tab], .panel, .noise-rows'

test('The noise level is shown before React is loaded, and does not move afterwards', async ({ scope }) => {
  const { page, log, platform, letReactCome } = await openSensor(scope)
  // Thresholds and events have their own place.
  for (const path of ['**/noise_thresholds/list', '**/events/list']) await page.route(path, () => {})
  const previous = await placesOf(page, 'x-noise-sensor-details', PARTS)
  await letReactCome()
  assert.deepEqual(await placesOf(page, 'x-noise-sensor-details', PARTS), previous)
  assert.equal(platform.callsTo('/devices/get').length, 1)
  assert.deepEqual(complaints(log), [])
})

test('A tab of a noise sensor that is selected before React is loaded is shown afterwards', async ({ scope }) => {
  const { page, letReactCome } = await openSensor(scope)
  await page.getByRole('tab', { name: 'Activity' }).click()
  await letReactCome()
  await page.getByRole('tab', { name: 'Activity', selected: true }).waitFor()
})
