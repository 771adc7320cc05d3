import assert from 'node:assert/strict'
import { eventually } from './support/browser.mjs'
import { SCRIPT, usePlayground } from './support/playground.mjs'
import { test } from './support/test.mjs'

const demo = usePlayground()
const { open, choose, entries, findViolations, playground, rows, heading, press, html, element } = demo
const computed = (read) => element().evaluate(read)

test('The playground opens with sandbox devices and without requests; theme, appearance and width apply to the element', async () => {
  await open()
  await heading('Devices 30').waitFor()
  await eventually(async () => assert.equal(await rows().count(), 30))
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox></x-device-table>`)
  assert.deepEqual(
    demo.requested.filter((url) => url.includes('/platform')),
    []
  )

  const background = () => computed((host) => getComputedStyle(host).backgroundColor)
  const isShownIn = (colour) => eventually(async () => assert.equal(await background(), colour))
  const light = await background()
  await choose('Theme', 'Dark')
  await eventually(async () => assert.notEqual(await background(), light))
  const dark = await background()
  assert.match(await html(), /theme="dark"/)
  await choose('Theme', 'System')
  await isShownIn(light)
  assert.doesNotMatch(await html(), /theme/)
  await demo.page.emulateMedia({ colorScheme: 'dark' })
  await isShownIn(dark)
  await choose('Theme', 'Light')
  await isShownIn(light)

  const radius = () => computed((host) => getComputedStyle(host).getPropertyValue('--_radius'))
  await playground().getByLabel('Appearance').selectOption('warm')
  assert.match(await html(), /appearance="warm"/)
  await eventually(async () => assert.equal(await radius(), '14px'))
  await playground().getByLabel('Appearance').selectOption('default')
  assert.doesNotMatch(await html(), /appearance/)
  await eventually(async () => assert.equal(await radius(), '8px'))

  // The presets and the slider.
  const width = async () => Math.round((await element().boundingBox()).width)
  const isAsWideAs = (pixels) => eventually(async () => assert.equal(await width(), pixels))
  const full = await width()
  await choose('Width', '480')
  await isAsWideAs(480)
  const slider = playground().getByRole('slider', { name: 'Exact width' })
  await playground().getByText('480 px', { exact: true }).waitFor()
  await slider.press('ArrowRight')
  await isAsWideAs(481)
  await slider.press('End')
  await isAsWideAs(1200)
  await slider.press('Home')
  await isAsWideAs(280)
  assert.equal(await playground().getByRole('radio', { name: '480' }).isChecked(), false)
  await choose('Width', 'Full')
  await isAsWideAs(full)
})

test('The view of the table is in the URL and the HTML, and is restored', async () => {
  await open()
  await rows().first().waitFor()
  await press('View')
  await playground().getByLabel('Sort').selectOption({ label: 'Name' })
  await eventually(async () => assert.equal(new URL(demo.page.url()).searchParams.get('view'), '{"sort":"name"}'))
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox view='{"sort":"name"}'></x-device-table>`)
  await demo.page.reload()
  await rows()
    .filter({ hasText: /^Apartment 4B/ })
    .waitFor()
  await eventually(async () => assert.match(await rows().first().innerText(), /^Apartment 4B/))
  await press('View')
  await playground().getByLabel('Sort').selectOption({ label: 'Newest first' })
  await eventually(async () => assert.equal(new URL(demo.page.url()).searchParams.get('view'), null))
})

test('The controls work by keyboard; language, direction and options are applied to the element and the HTML', async () => {
  await open()
  await playground().getByLabel('Tag').focus()
  await demo.page.keyboard.press('Tab')
  await demo.page.keyboard.press('ArrowLeft')
  assert.match(await html(), /theme="dark"/)
  await demo.page.keyboard.press('Tab')
  await demo.page.keyboard.press('ArrowLeft')
  await playground().getByText('768 px', { exact: true }).waitFor()
  await demo.page.keyboard.press('Tab')
  await demo.page.keyboard.press('Tab')
  await demo.page.keyboard.press('ArrowRight')
  await heading('Geräte 30').waitFor()

  await choose('Theme', 'System')
  await choose('Direction', 'Right to left')
  await eventually(async () => assert.equal(await computed((host) => getComputedStyle(host).direction), 'rtl'))
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox lang="de" dir="rtl"></x-device-table>`)
  await choose('Language', 'English')
  await choose('Direction', 'Left to right')
  await heading('Devices 30').waitFor()
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox></x-device-table>`)

  // Options become attributes if the element supports them.
  await playground().getByRole('searchbox').waitFor()
  await playground().getByLabel('disable-search').check()
  await playground().getByLabel('show-back').check()
  await playground().getByRole('searchbox').waitFor({ state: 'detached' })
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox disable-search show-back></x-device-table>`)
  await press('Back')
  await entries().filter({ hasText: 'back' }).waitFor()

  await playground().getByLabel('Tag').selectOption('x-lock-details')
  await playground().getByLabel('disable-lock-unlock').check()
  await heading('Device').waitFor()
  await element('x-lock-details').getByText('Front Door').waitFor()
  assert.doesNotMatch(await html(), /disable-search/)
  assert.match(await html(), /disable-lock-unlock/)
  assert.equal(
    await playground()
      .getByRole('button', { name: /^(Lock|Unlock)$/ })
      .count(),
    0
  )
})

test('The playground fits a window of any width and is accessible', async () => {
  await open()
  await heading('Devices 30').waitFor()
  await choose('Theme', 'Light')
  assert.deepEqual(await findViolations(), [], 'in light')
  await choose('Theme', 'Dark')
  assert.deepEqual(await findViolations({ only: ['color-contrast', 'link-in-text-block'] }), [], 'in dark')

  for (const width of [1000, 480, 320]) {
    await demo.page.setViewportSize({ width, height: 800 })
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
    const box = await element().boundingBox()
    assert.ok(box.width >= 280 && box.x >= 0 && box.x + box.width <= width, `${width} px: ${JSON.stringify(box)}`)
  }

  await choose('Platform', 'Your own')
  await playground().getByLabel('Tag').selectOption('x-lock-details')
  assert.deepEqual(await findViolations(), [], 'narrow, with a platform of one’s own, in dark')
  await choose('Theme', 'Light')
  assert.deepEqual(await findViolations({ only: ['color-contrast', 'link-in-text-block'] }), [], 'narrow, in light')
})
