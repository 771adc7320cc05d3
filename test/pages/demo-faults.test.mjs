import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { usePlayground } from './support/playground.mjs'

const demo = usePlayground()
const { open, entries, playground, rows, live, heading, press, element, openDevice } = demo
const choose = (fault) => playground().getByLabel('Fault').selectOption(fault)

/** How far ahead the clock is stopped, in ms: enough for a slow machine, but less than any timeout. */
const LEAP = 5000

/**
 * Opens the page and stops its clock after the devices have loaded.
 *
 * @param isThere Waits for the initial content of the test.
 */
async function openWithClock(isThere = () => rows().first().waitFor()) {
  await demo.page.clock.install({ time: '2030-01-01T12:00:00Z' })
  await open()
  await isThere()
  await eventually(async () => assert.equal(await playground().locator('.banner > .skeleton').count(), 0))
  await demo.page.clock.pauseAt((await demo.page.evaluate(() => Date.now())) + LEAP)
}

/** Advances the clock until an element appears. */
function runUntil(locator) {
  return eventually(async () => {
    if (await locator.isVisible()) return
    await demo.page.clock.runFor(500)
    assert.ok(await locator.isVisible(), String(locator))
  })
}

/** Waits until the devices are requested while the clock is stopped. */
const devicesAsked = () => live().getByText('Loading devices').waitFor()

test('The latency applies to every response from the next request on, and the fault "Slow" adds to it', async () => {
  await openWithClock()
  await playground().getByLabel('Latency').fill('2000')
  await press('Restart')
  await playground().getByText('2,000 ms').waitFor()
  await devicesAsked()
  await demo.page.clock.runFor(1900)
  assert.equal(await rows().count(), 0, 'with a latency of 2 s')
  await demo.page.clock.runFor(200)
  await rows().first().waitFor()

  await choose('Slow')
  await devicesAsked()
  await demo.page.clock.runFor(5900)
  assert.equal(await rows().count(), 0, 'with a latency of 2 s and the fault "Slow"')
  await demo.page.clock.runFor(600)
  await rows().first().waitFor()
})

test('A loading fault prevents loading the devices until it is removed', async () => {
  await openWithClock()
  for (const fault of ['Devices cannot be loaded (500)', 'Broken connection', 'Broken JSON']) {
    await choose(fault)
    await runUntil(playground().getByText('Devices could not be loaded'))
    await playground().getByRole('button', { name: 'Try again' }).waitFor()
    assert.equal(await rows().count(), 0, fault)
    await choose('None')
    await runUntil(rows().first())
  }
})

test('A lock fault keeps the state of the lock and the opened device', async () => {
  await openWithClock(openDevice)
  const refused = () => entries().filter({ hasText: 'platform-error' }).filter({ hasText: 'locks.unlockDoor' })
  for (const [told, fault] of ['Lock refused', 'Lock never answers'].entries()) {
    await choose(fault)
    await press('Unlock')
    await runUntil(playground().getByText('Failed to update lock status'))
    await runUntil(refused().nth(told))
    await playground().getByRole('button', { name: 'Unlock', exact: true }).waitFor()
    assert.equal(await refused().count(), told + 1, fault)
  }
})

test('A rejected name is restored, and a rejected code stays in the form', async () => {
  await open()
  await openDevice()
  await choose('Rename refused')
  await press('Edit name')
  await playground().getByRole('textbox', { name: 'Device name' }).and(demo.page.locator(':focus')).waitFor()
  await demo.page.keyboard.type('Main entrance')
  await demo.page.keyboard.press('Enter')
  await playground().getByText('The name could not be saved').waitFor()
  await demo.page.keyboard.press('Escape')
  await element().getByText('Front Door', { exact: true }).waitFor()

  await playground().getByLabel('Tag').selectOption('x-access-code-form')
  await heading('Add new access code').waitFor()
  await choose('Access code refused')
  await playground().getByLabel('Name the new code').fill('Guest Moreau')
  await playground().getByLabel('Enter the code (PIN)').fill('74185')
  await press('Save')
  await playground().getByText('Another code on this lock begins with the same digits.').waitFor()
  assert.equal(await playground().getByLabel('Enter the code (PIN)').inputValue(), '74185')
})
