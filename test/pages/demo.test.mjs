import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { useDemo } from './support/demo.mjs'

const SCRIPT = '<script type="module" src="/dist/cdn/all.js"></script>\n\n'

const demo = useDemo()
const { open, choose, entries, findViolations } = demo
// Without the elements of the part below.
const playground = () => demo.page.locator('.playground')
const rows = () => playground().locator('[part~="row"]')
const live = () => playground().getByRole('region', { name: 'Live element' })
const heading = (name) => live().getByRole('heading', { name, level: 2 })
const press = (name) => playground().getByRole('button', { name, exact: true }).click()
const html = () => demo.page.locator('#html').textContent()
const element = (tag = 'x-device-table') => playground().locator(tag)

async function openDevice() {
  await rows().filter({ hasText: /^Front Door/ }).click()
  await heading('Device').waitFor()
}

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

test('each element is shown, with a picker of the devices that it is for', async () => {
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
})

test('the elements of access codes are shown, with pickers of the locks and of their codes', async () => {
  await open()
  await heading('Devices 30').waitFor()
  const codes = playground().getByLabel('Access code', { exact: true })
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
  await codes.selectOption('A new code')
  await heading('Add new access code').waitFor()
  assert.match(await html(), /device-id="device_front_door"/)
})

test('the elements of climate and noise are shown, with pickers of the devices that they are for', async () => {
  await open()
  await heading('Devices 30').waitFor()
  const offered = () => playground().getByLabel('Device', { exact: true }).getByRole('option').allTextContents()
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

test('a code that is made is told of by its name, and nowhere by its digits', async () => {
  await open()
  await heading('Devices 30').waitFor()
  await playground().getByLabel('Tag').selectOption('x-access-code-table')
  await press('Add access code')
  await playground().getByLabel('Name the new code').fill('Guest Moreau')
  await playground().getByLabel('Enter the code (PIN)').fill('74185')
  await press('Save')
  await rows().filter({ hasText: 'Guest Moreau' }).waitFor()
  await entries().filter({ hasText: 'access-code-created' }).filter({ hasText: 'Guest Moreau' }).waitFor()
  assert.doesNotMatch((await entries().allTextContents()).join(), /74185/)
})

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

test('the number of devices is that of the sandbox', async () => {
  await open()
  await choose('Devices', '300')
  await heading('Devices 300').waitFor()
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

test('the HTML is copied, and the page says so', async () => {
  await open()
  await Promise.all([playground().getByText('Copied').waitFor(), press('Copy')])
  assert.equal(await demo.page.evaluate(() => navigator.clipboard.readText()), await html())
})

test('where the clipboard is refused, the HTML is selected', async () => {
  await demo.page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
  })
  await open()
  await press('Copy')
  await playground().getByText(/^Selected: press Ctrl\+C/).waitFor()
  assert.equal(await demo.page.evaluate(() => getSelection().toString()), await html())
})

test('what the element fires is written down, the newest first, without keys or tokens', async () => {
  await open()
  await openDevice()
  await press('Unlock')
  await entries().filter({ hasText: 'lock-change' }).waitFor()
  const texts = await entries().allTextContents()
  const expected = [
    / lock-change device_front_door unlocked$/,
    / before-change locks\.unlockDoor device_front_door$/,
    / device-click device_front_door$/,
    / session-change connected$/
  ]
  assert.equal(texts.length, expected.length)
  for (const [index, pattern] of expected.entries()) assert.match(texts[index], pattern)
  assert.doesNotMatch(texts.join(), /seam_/)
  await press('Clear')
  await eventually(async () => assert.equal(await entries().count(), 0))
})

test('"Start again" brings a sandbox as new', async () => {
  await open()
  await openDevice()
  await press('Unlock')
  await entries().filter({ hasText: 'lock-change' }).waitFor()
  await press('Start again')
  await openDevice()
  await playground().getByRole('button', { name: 'Unlock', exact: true }).waitFor()
})

test('the demo server is a platform over HTTP', async () => {
  await open()
  await choose('Platform', /^Demo server/)
  await heading('Devices 30').waitFor()
  await eventually(() => assert.ok(demo.requested.includes(`${demo.url}platform/devices/list`)))
  assert.match(await html(), /publishable-key="seam_pk_sandbox"/)
  assert.ok((await html()).includes(`endpoint="${demo.url}platform"`))
  assert.equal(await playground().getByLabel('Latency').isVisible(), false)
})

test('a platform of one’s own is asked; what was typed is in no address, no storage and no event', async () => {
  await open()
  await choose('Platform', 'Your own')
  await playground().getByText('Enter your endpoint and publishable key').waitFor()
  await playground().getByLabel('Endpoint').fill(`${demo.url}platform`)
  await playground().getByLabel('Publishable key').fill('seam_pk_sandbox')
  await playground().getByLabel('User identifier key').fill('typed-user')
  demo.requested.length = 0
  await playground().getByLabel('User identifier key').press('Enter')
  await heading('Devices 30').waitFor()
  const kept = await demo.page.evaluate(() => JSON.stringify([location.href, localStorage, sessionStorage, document.cookie]))
  for (const text of [kept, demo.requested.join(), (await entries().allTextContents()).join()]) {
    assert.doesNotMatch(text, /seam_pk|seam_cst|typed-user/)
  }
  assert.match(await html(), /user-identifier-key="typed-user"/)

  await choose('Platform', 'Sandbox in this page')
  await heading('Devices 30').waitFor()
  assert.equal(await html(), `${SCRIPT}<x-device-table sandbox></x-device-table>`)
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
