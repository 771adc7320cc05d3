import assert from 'node:assert/strict'
import { SECTIONS } from '../../demo/sections.js'
import { eventually } from './support/browser.mjs'
import { useDemo } from './support/demo.mjs'
import { test } from './support/test.mjs'

const demo = useDemo()
const { choose, findViolations } = demo
const open = (hash = '') => demo.open(`elements.html${hash}`)
const part = () => demo.page.getByRole('region', { name: 'Every element' })
const section = (name) => part().getByRole('article', { name, exact: true })
const link = (name) => part().getByRole('navigation', { name: 'Elements' }).getByRole('link', { name, exact: true })
const elements = () => part().locator('.frame > *')
const isMarked = (name) => link(name).and(demo.page.locator('[aria-current]')).waitFor()
const button = (name, label) => section(name).getByRole('button', { name: label, exact: true })

test('Every element has a section that shows its data when it is scrolled to, at any width', async () => {
  await demo.page.setViewportSize({ width: 320, height: 800 })
  await open()
  const titles = SECTIONS.map(({ title }) => title)
  assert.deepEqual(await part().locator('article > header h2').allTextContents(), titles)
  assert.deepEqual(await part().getByRole('link').allTextContents(), titles)
  for (const { id, title } of SECTIONS) {
    await link(title).click()
    await section(title).locator(`x-${id}`).and(demo.page.locator(':state(ready)')).waitFor()
    await eventually(() => assert.equal(new URL(demo.page.url()).hash, `#${id}`))
  }
  assert.deepEqual(
    demo.requested.filter((url) => url.includes('/platform')),
    []
  )

  for (const width of [320, 480, 1000]) {
    await demo.page.setViewportSize({ width, height: 800 })
    for (const { id, title } of SECTIONS) {
      const box = await section(title).locator(`x-${id}`).boundingBox()
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${title} at ${width} px: ${JSON.stringify(box)}`)
    }
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
  }

  await demo.page.setViewportSize({ width: 1440, height: 900 })
  assert.deepEqual(await findViolations(), [], 'in light')
  await demo.page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await findViolations({ only: ['color-contrast', 'link-in-text-block'] }), [], 'in dark')
})

test('An element is inserted when its section comes near, and the contents mark the current section, including the last one', async () => {
  await open('#noise-sensor-details')
  await section('Noise sensor').locator('x-noise-sensor-details').waitFor()
  assert.equal(await section('Device table').locator('x-device-table').count(), 0)
  assert.ok((await elements().count()) <= 4)
  await isMarked('Noise sensor')

  // Sections grow while scrolling, so the end moves down.
  await eventually(async () => {
    await demo.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    assert.equal(await link('Connect account').getAttribute('aria-current'), 'true')
  })
  await link('Supported devices').click()
  await isMarked('Supported devices')
  await link('Device table').click()
  await isMarked('Device table')
})

test('A URL with a section id scrolls to the section, although it is added by a script; its HTML can be copied', async () => {
  await open('#thermostat')
  await section('Thermostat').getByText('Hallway Thermostat').waitFor()
  await demo.page.waitForFunction(() => {
    const { top } = document.getElementById('thermostat').getBoundingClientRect()
    return top >= 0 && top < 100
  })
  await isMarked('Thermostat')
  const copy = section('Lock').getByRole('button', { name: 'Copy the HTML: Lock' })
  await Promise.all([section('Lock').getByText('Copied').waitFor(), copy.click()])
  assert.equal(
    await demo.page.evaluate(() => navigator.clipboard.readText()),
    '<x-lock-details\n  sandbox\n  device-id="device_front_door"\n></x-lock-details>'
  )
})

test('The sections work by keyboard and share one session: a lock unlocked in one is unlocked in all', async () => {
  await open()
  await link('Lock').focus()
  await demo.page.keyboard.press('Enter')
  await button('Lock', 'Unlock').waitFor()
  const reached = []
  for (let presses = 0; presses < 6 && !reached.includes('Unlock'); presses += 1) {
    await demo.page.keyboard.press('Tab')
    reached.push(
      await demo.page.evaluate(() => {
        let { activeElement: active } = document
        while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return active.ariaLabel ?? active.textContent
      })
    )
  }
  assert.equal(reached[0], 'Copy the HTML: Lock')
  assert.ok(reached.includes('Unlock'), reached.join(', '))
  // A button that has just appeared takes no press.
  await button('Lock', 'Unlock').click({ trial: true })
  await demo.page.keyboard.press('Enter')
  await button('Lock', 'Lock').waitFor()

  await button('Device details', 'Lock').waitFor()
  const row = section('Device table')
    .getByRole('listitem')
    .filter({ hasText: /^Front Door/ })
  await link('Device table').click()
  await row.getByText('Unlocked').waitFor()
  await link('Access code').click()
  await button('Access code', 'Lock').waitFor()
})

test('The playground shows the catalog with its controls and 3,000 models', async () => {
  await demo.open('playground.html')
  const live = demo.page.getByRole('region', { name: 'Live element' })
  const html = () => demo.page.locator('#html').textContent()
  assert.equal(await demo.page.getByLabel('Only from').isVisible(), false)
  await demo.page.getByLabel('Tag').selectOption('x-supported-devices')
  await live.getByRole('heading', { name: 'August' }).waitFor()
  await demo.page.getByLabel('Only from').fill('Yale')
  await live.getByRole('heading', { name: 'August' }).waitFor({ state: 'detached' })
  await live.getByRole('heading', { name: 'Yale' }).waitFor()
  await demo.page.getByLabel('Only if').selectOption('software_features.can_remotely_unlock')
  await demo.page.getByLabel('disable-telemetry').check()
  await demo.page.getByLabel('disable-filter').check()
  await live.getByRole('button', { name: /^Filters/ }).waitFor({ state: 'detached' })
  const attributes = /x-supported-devices\s+([^>]+?)\s*>/.exec(await html())[1].split(/\s+/)
  assert.deepEqual(attributes, [
    'sandbox',
    'manufacturers="Yale"',
    'include-if="software_features.can_remotely_unlock"',
    'disable-filter',
    'disable-telemetry'
  ])
  await demo.page.getByLabel('Only from').fill('')
  await demo.page.getByLabel('Only if').selectOption({ index: 0 })
  const groups = live.locator('x-supported-devices').getByRole('heading', { level: 3 })
  await live.getByRole('heading', { name: 'August' }).waitFor()
  const few = await groups.count()
  await choose('Models', '3,000')
  await groups.nth(few * 3).waitFor({ state: 'attached' })

  await demo.page.getByLabel('Tag').selectOption('x-device-table')
  assert.doesNotMatch(await html(), /manufacturers|include-if|disable-filter/)
})
