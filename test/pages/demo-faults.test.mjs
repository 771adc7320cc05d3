import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { usePlayground } from './support/playground.mjs'

const demo = usePlayground()
const { open, entries, playground, rows, live, heading, press, element, openDevice } = demo

/** Opens the page with a clock that stands still, and goes on only when told to. */
async function openWithClock() {
  await demo.page.clock.install({ time: '2030-01-01T12:00:00Z' })
  await open()
  await demo.page.clock.pauseAt('2030-01-01T13:00:00Z')
  await runUntil(rows().first())
}

/** Lets the clock run until something is there. */
function runUntil(locator) {
  return eventually(async () => {
    if (await locator.isVisible()) return
    await demo.page.clock.runFor(500)
    assert.ok(await locator.isVisible())
  })
}

/** Waits until the devices are asked for, where the clock stands still: from then on it tells when they come. */
const devicesAsked = () => live().getByText('Loading devices').waitFor()

test('the fault "Access code refused" is told under the field, and what was typed stays', async () => {
  await open()
  await heading('Devices 30').waitFor()
  await playground().getByLabel('Tag').selectOption('x-access-code-form')
  await heading('Add new access code').waitFor()
  await playground().getByLabel('Fault').selectOption('Access code refused')
  await playground().getByLabel('Name the new code').fill('Guest Moreau')
  await playground().getByLabel('Enter the code (PIN)').fill('74185')
  await press('Save')
  await playground().getByText('Another code on this lock begins with the same digits.').waitFor()
  assert.equal(await playground().getByLabel('Enter the code (PIN)').inputValue(), '74185')
})

test('the latency holds for every answer, from the next one on', async () => {
  await openWithClock()
  await playground().getByLabel('Latency').fill('2000')
  await press('Start again')
  await playground().getByText('2,000 ms').waitFor()
  await devicesAsked()
  await demo.page.clock.runFor(1900)
  assert.equal(await rows().count(), 0)
  await demo.page.clock.runFor(200)
  await rows().first().waitFor()
})

for (const fault of ['Devices cannot be loaded (500)', 'Broken connection', 'Broken JSON']) {
  test(`the fault "${fault}" keeps the devices from being loaded, until it is gone`, async () => {
    await openWithClock()
    await playground().getByLabel('Fault').selectOption(fault)
    await runUntil(playground().getByText('Devices could not be loaded'))
    await playground().getByRole('button', { name: 'Try again' }).waitFor()
    assert.equal(await rows().count(), 0)
    await playground().getByLabel('Fault').selectOption('None')
    await runUntil(rows().first())
  })
}

test('the fault "Slow" adds to the latency', async () => {
  await openWithClock()
  await playground().getByLabel('Fault').selectOption('Slow')
  await devicesAsked()
  await demo.page.clock.runFor(4000)
  assert.equal(await rows().count(), 0)
  await demo.page.clock.runFor(500)
  await rows().first().waitFor()
})

for (const fault of ['Lock refused', 'Lock never answers']) {
  test(`the fault "${fault}" leaves the door as it was, and the opened device open`, async () => {
    await openWithClock()
    await rows().first().click()
    await runUntil(heading('Device'))
    await playground().getByLabel('Fault').selectOption(fault)
    await press('Unlock')
    await runUntil(playground().getByText('Failed to update lock status'))
    await runUntil(playground().getByRole('button', { name: 'Unlock', exact: true }))
    await entries().filter({ hasText: 'platform-error' }).filter({ hasText: 'locks.unlockDoor' }).waitFor()
  })
}

test('the fault "Rename refused" brings the old name back', async () => {
  await open()
  await openDevice()
  await playground().getByLabel('Fault').selectOption('Rename refused')
  await press('Edit name')
  await playground().getByRole('textbox', { name: 'Device name' }).and(demo.page.locator(':focus')).waitFor()
  await demo.page.keyboard.type('Main entrance')
  await demo.page.keyboard.press('Enter')
  await playground().getByText('The name could not be saved').waitFor()
  await demo.page.keyboard.press('Escape')
  await element().getByText('Front Door', { exact: true }).waitFor()
})
