import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { SCRIPT, usePlayground } from './support/playground.mjs'

const demo = usePlayground()
const { open, choose, entries, findViolations, playground, rows, heading, press, html, element } = demo

test('it opens with the devices of the sandbox, and asks no platform for them', async () => {
  await open()
  await heading('Devices 30').waitFor()
  await eventually(async () => assert.equal(await rows().count(), 30))
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox></x-device-table>`)
  assert.deepEqual(demo.requested.filter((url) => url.includes('/platform')), [])
})

test('the theme is that of the page and of the element', async () => {
  await open()
  await heading('Devices 30').waitFor()
  const background = () => element().evaluate((host) => getComputedStyle(host).backgroundColor)
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
})

test('the appearance is that of the element', async () => {
  await open()
  await heading('Devices 30').waitFor()
  const radius = () => element().evaluate((host) => getComputedStyle(host).getPropertyValue('--_radius'))
  await playground().getByLabel('Appearance').selectOption('warm')
  assert.match(await html(), /appearance="warm"/)
  await eventually(async () => assert.equal(await radius(), '14px'))
  await playground().getByLabel('Appearance').selectOption('default')
  assert.doesNotMatch(await html(), /appearance/)
  await eventually(async () => assert.equal(await radius(), '8px'))
})

test('the presets and the slider set the width', async () => {
  await open()
  await heading('Devices 30').waitFor()
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

test('language and direction reach the element and the HTML', async () => {
  await open()
  await choose('Language', 'Deutsch')
  await heading('Geräte 30').waitFor()
  await choose('Direction', 'Right to left')
  await eventually(async () => assert.equal(await element().evaluate((host) => getComputedStyle(host).direction), 'rtl'))
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox lang="de" dir="rtl"></x-device-table>`)
  await choose('Language', 'English')
  await choose('Direction', 'Left to right')
  await heading('Devices 30').waitFor()
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox></x-device-table>`)
})

test('options become attributes, as far as the element has them', async () => {
  await open()
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
  assert.equal(await playground().getByRole('button', { name: /^(Lock|Unlock)$/ }).count(), 0)
})

test('the controls are used by keyboard alone', async () => {
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
})

for (const theme of ['Light', 'Dark']) {
  test(`nothing is amiss for assistive technology in ${theme.toLowerCase()}`, async () => {
    await demo.page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    await heading('Devices 30').waitFor()
    await choose('Theme', theme)
    assert.deepEqual(await findViolations(), [])
    await demo.page.setViewportSize({ width: 320, height: 640 })
    await choose('Platform', 'Your own')
    await playground().getByLabel('Tag').selectOption('x-lock-details')
    assert.deepEqual(await findViolations(), [])
  })
}

for (const width of [320, 480, 1000]) {
  test(`it fits a window of ${width} px`, async () => {
    await demo.page.setViewportSize({ width, height: 800 })
    await open()
    await heading('Devices 30').waitFor()
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
    const box = await element().boundingBox()
    assert.ok(box.width >= 280 && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box))
  })
}
