import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { SCRIPT, usePlayground } from './support/playground.mjs'

const demo = usePlayground()
const { open, choose, entries, playground, rows, live, heading, press, html, element } = demo

test('Each element is shown, with pickers for its devices, locks and codes', async () => {
  await open()
  await heading('Devices 30').waitFor()
  const picker = playground().getByLabel('Device', { exact: true })
  assert.equal(await picker.isVisible(), false)

  await playground().getByLabel('Tag').selectOption('x-device-details')
  await live().getByText('Front Door').waitFor()
  await picker.selectOption('Hallway Thermostat')
  await heading('Thermostat').waitFor()
  assert.equal(
    await html(),
    `${SCRIPT}<x-device-details\n  sandbox\n  device-id="device_hallway_thermostat"\n></x-device-details>`
  )

  await playground().getByLabel('Tag').selectOption('x-lock-details')
  await heading('Device').waitFor()
  await eventually(async () => {
    const offered = await picker.getByRole('option').allTextContents()
    assert.ok(offered.includes('Back Door'))
    assert.ok(!offered.includes('Hallway Thermostat'))
  })
  await picker.selectOption('Back Door')
  await element('x-lock-details').getByRole('button', { name: 'Lock', exact: true }).waitFor()

  await picker.selectOption('Front Door')
  const codes = playground().getByRole('combobox', { name: 'Access code', exact: true })
  await playground().getByLabel('Tag').selectOption('x-access-code-table')
  await heading('Access Codes 6').waitFor()
  assert.equal(await codes.isVisible(), false)

  await playground().getByLabel('Tag').selectOption('x-access-code-details')
  await codes.getByRole('option', { name: 'Caretaker' }).waitFor({ state: 'attached' })
  await codes.selectOption('Caretaker')
  await element('x-access-code-details').getByText('Caretaker').waitFor()
  assert.match(await html(), /^<x-access-code-details[^]*access-code-id="access_code_front_door_2"[^]*$/m)
  assert.doesNotMatch(await html(), /device-id/)

  await playground().getByLabel('Tag').selectOption('x-access-code-form')
  await element('x-access-code-form').getByLabel('Name the code').waitFor()
  await codes.selectOption('New code')
  await heading('Add new access code').waitFor()
  assert.match(await html(), /device-id="device_front_door"/)

  const offered = () => picker.getByRole('option').allTextContents()
  await playground().getByLabel('Tag').selectOption('x-thermostat')
  await heading('Thermostat').waitFor()
  await eventually(async () => assert.ok((await offered()).includes('Hallway Thermostat')))
  assert.ok(!(await offered()).includes('Front Door'))
  await playground().getByLabel('Tag').selectOption('x-preset-manager')
  await heading('Climate Presets').waitFor()
  await playground().getByLabel('Tag').selectOption('x-noise-sensor-details')
  await heading('Noise Sensor').waitFor()
  const sensors = ['Living Room Sensor', 'Loft Sensor', 'Pool House Sensor']
  await eventually(async () => assert.deepEqual((await offered()).sort(), sensors))
})

test('The number of devices applies to the sandbox; a created code is logged by name, never by PIN', async () => {
  await open()
  await choose('Devices', '300')
  await heading('Devices 300').waitFor()
  await playground().getByLabel('Tag').selectOption('x-access-code-table')
  await press('Add access code')
  await playground().getByLabel('Name the new code').fill('Guest Moreau')
  await playground().getByLabel('Enter the code (PIN)').fill('74185')
  await press('Save')
  await rows().filter({ hasText: 'Guest Moreau' }).waitFor()
  await entries().filter({ hasText: 'access-code-created' }).filter({ hasText: 'Guest Moreau' }).waitFor()
  assert.doesNotMatch((await entries().allTextContents()).join(), /74185/)
})
