import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { useDemo } from './support/demo.mjs'

const demo = useDemo()
const { open, findViolations } = demo
const top = () => demo.page.getByRole('region', { name: 'The widget, live' })
const row = (name) => top().locator('[part~="row"]').filter({ hasText: name })
const picture = (name) => demo.page.getByRole('article', { name, exact: true })
const pictured = () => demo.page.locator('.best-thing .picture > :not(template)')
const button = (place, name) => place.getByRole('button', { name, exact: true })
const bring = (name) => picture(name).locator('.picture').scrollIntoViewIfNeeded()

/** The pictures in their order: the element that each is, and something that it shows of its data. */
const PICTURES = {
  'Unlock a door': ['x-lock-details', (live) => button(live, 'Unlock')],
  'Set a thermostat': ['x-thermostat', (live) => live.getByText('Hallway Thermostat')],
  'Give a guest a code': ['x-access-code-table', (live) => live.getByRole('heading', { name: 'Access Codes 6' })],
  'Notice a noisy room': ['x-noise-sensor-details', (live) => live.getByText('Loft Sensor')],
  'Connect what people own': ['x-supported-devices', (live) => live.getByRole('heading', { name: 'August' })]
}

async function bringAll() {
  for (const [name, [tag, data]] of Object.entries(PICTURES)) {
    await bring(name)
    await data(picture(name).locator(tag)).first().waitFor()
  }
}

test('the widget on top is alive, and walked by keyboard: a door is opened there, and asks no platform; what is not seen yet does nothing', async () => {
  await open()
  await row('Front Door').getByText('Locked', { exact: true }).waitFor()
  await eventually(async () => assert.equal(await top().locator('[part~="row"]').count(), 7))
  assert.equal(await pictured().count(), 0)
  assert.equal(await demo.page.locator('#frame > :not(p)').count(), 0)

  // From the first link of the page to a door that is unlocked.
  await demo.page.getByRole('link', { name: 'Latchkey' }).focus()
  for (let presses = 0; presses < 16 && !(await button(top(), 'Unlock').isVisible()); presses += 1) {
    await demo.page.keyboard.press('Tab')
    const name = await demo.page.evaluate(() => {
      let { activeElement: active } = document
      while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return active.ariaLabel ?? active.textContent
    })
    if (!/Front Door/.test(name)) continue
    await demo.page.keyboard.press('Enter')
    await button(top(), 'Unlock').waitFor()
  }
  await button(top(), 'Unlock').press('Enter')
  await button(top(), 'Lock').waitFor()
  await button(top(), 'Back').click()
  await row('Front Door').getByText('Unlocked', { exact: true }).waitFor()

  // The same by pointer.
  await row('Front Door').click()
  await button(top(), 'Lock').click()
  await button(top(), 'Unlock').waitFor()
  await button(top(), 'Back').click()
  await row('Front Door').getByText('Locked', { exact: true }).waitFor()
  assert.deepEqual(
    demo.requested.filter((url) => url.includes('/platform')),
    []
  )
})

test('the five pictures are elements that answer, and share one session with the widget on top', async () => {
  await demo.page.addInitScript(() => {
    const clients = new Set()
    globalThis.countClients = () => clients.size
    addEventListener('session-change', ({ detail }) => clients.add(detail.client))
  })
  await open()
  assert.deepEqual(await demo.page.locator('.best-thing h3').allTextContents(), Object.keys(PICTURES))
  await bringAll()
  await bring('Unlock a door')
  await button(picture('Unlock a door'), 'Unlock').click()
  await button(picture('Unlock a door'), 'Lock').waitFor()
  await row('Front Door').getByText('Unlocked', { exact: true }).waitFor()
  assert.equal(await demo.page.evaluate(() => globalThis.countClients()), 1)

  const thermostat = picture('Set a thermostat')
  const heat = thermostat.getByRole('slider', { name: 'Heat', exact: true })
  const before = await heat.inputValue()
  await heat.press('ArrowUp')
  await eventually(async () => assert.notEqual(await heat.inputValue(), before))

  await button(picture('Give a guest a code'), 'Add access code').click()
  await picture('Give a guest a code').getByLabel('Name the new code').fill('Guest Moreau')

  await picture('Notice a noisy room').getByRole('tab', { name: 'Activity' }).click()
  await picture('Notice a noisy room').getByRole('tab', { name: 'Activity', selected: true }).waitFor()

  const catalogue = picture('Connect what people own')
  await catalogue.getByRole('searchbox').fill('Premium')
  await catalogue.getByRole('heading', { name: 'August' }).waitFor({ state: 'detached' })
  await catalogue.getByText('Smart Thermostat Premium').waitFor()
  await button(catalogue, 'Connect Account').click()
  await demo.page.getByRole('heading', { name: 'Connect an account', level: 1 }).waitFor()
})

test('nothing is amiss for assistive technology on the front, which fits a window of any width', async () => {
  await demo.page.emulateMedia({ reducedMotion: 'reduce' })
  await open()
  await row('Front Door').waitFor()
  await bringAll()
  assert.equal(await demo.page.getByRole('heading', { level: 1 }).count(), 1)
  assert.deepEqual(await findViolations(), [], 'in light')
  await demo.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  assert.deepEqual(await findViolations({ only: ['color-contrast', 'link-in-text-block'] }), [], 'in dark')

  for (const width of [320, 480, 900, 1280]) {
    await demo.page.setViewportSize({ width, height: 800 })
    for (const live of await pictured().all()) {
      const box = await live.boundingBox()
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${width} px: ${JSON.stringify(box)}`)
    }
    const thermostat = await picture('Set a thermostat').locator('x-thermostat').boundingBox()
    assert.ok(thermostat.width >= 280, `${width} px: ${JSON.stringify(thermostat)}`)
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
  }
})
