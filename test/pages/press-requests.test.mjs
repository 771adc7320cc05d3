// A press waits for at most one round trip for code: everything that the next screen needs is requested in parallel.
import assert from 'node:assert/strict'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { chunkWith } from './support/chunk-with.mjs'
import { keyOf } from './support/elements.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { openPrerendered } from './support/open-prerendered.mjs'
import { recordScripts, SCRIPT } from './support/record-scripts.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const CAUSE_LINES = chunkWith('issues/cause-lines.tsx')
const TABLE = 'x-device-table'
const LOCK = ['Front Door', 'Show all activity']
const SENSOR = ['Loft Sensor', 'Show all activity']
const THERMOSTAT = ['Hallway Thermostat', 'Show all activity']
const SCHEDULE = ['Thermostat schedule', 'Add program']

/** Never idle, as while the page is busy. */
const stayBusy = () => {
  globalThis.requestIdleCallback = () => 0
}

/** Counts the calls that read the browser's time zone. */
const countTimeZones = () => {
  const { prototype } = Intl.DateTimeFormat
  const { resolvedOptions } = prototype
  globalThis.timeZoneCount = 0
  prototype.resolvedOptions = function count() {
    globalThis.timeZoneCount += 1
    return resolvedOptions.call(this)
  }
}

/**
 * Opens an element by a link, so that requests are recorded from the start.
 *
 * @param options.prepare runs in the page before its own scripts
 */
async function open(scope, element, { prepare } = {}) {
  // On a server, so that its requests are recorded.
  const body = `<${element} ${keyOf(await startPlatform(scope))}></${element.split(' ')[0]}>`
  const files = { '/': pageOf('<a href="/element">Open</a>'), '/element': pageOf(body, '/dist/cdn/autoload.js') }
  const { page } = await openPage(scope, { files })
  if (prepare) await page.addInitScript(prepare)
  const scripts = await recordScripts(page)
  await page.getByRole('link').click()
  return { page, scripts }
}

/** Presses a control, waits for what it opens, and returns the scripts that were requested in between. */
async function press({ page, scripts }, [control, last]) {
  const button = page.getByRole('button', { name: control }).first()
  await button.waitFor()
  scripts.take()
  await button.press('Enter')
  await page.getByText(last).first().waitFor()
  return scripts.take()
}

const becomeIdle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))

/** Waits until the browser has been idle three times in a row without a request: then nothing more is preloaded. */
async function waitForIdle({ page, scripts }) {
  let quietCount = 0
  while (quietCount < 3) {
    const before = scripts.requestCount()
    await scripts.settle()
    await becomeIdle(page)
    quietCount = scripts.requestCount() === before ? quietCount + 1 : 0
  }
}

/**
 * Elements with paths of presses. Each press has the text of the control, and a text that is shown when the screen is
 * complete.
 */
for (const [name, [element, ...path]] of Object.entries({
  'access codes of a lock': [
    TABLE,
    LOCK,
    ['6 access codes', 'Cleaning'],
    ['Cleaning', 'Guest pass'],
    ['Edit code', 'Save']
  ],
  'the form of a new access code': [TABLE, LOCK, ['6 access codes', 'Cleaning'], ['Add access code', 'Save']],
  'the activity of a lock': [TABLE, LOCK, ['Show all activity', 'Yesterday']],
  'a climate preset': [TABLE, THERMOSTAT, ['Manage (4 Presets)', 'Create New'], ['Create New', 'Save']],
  'an exception of a schedule': [TABLE, THERMOSTAT, SCHEDULE, ['Add exception', 'Save']],
  'a program of a schedule': [TABLE, THERMOSTAT, SCHEDULE, ['Add program', 'Save']],
  'the week of a schedule': [TABLE, THERMOSTAT, SCHEDULE, ['Edit week', 'Save']],
  'the activity of a thermostat': [TABLE, THERMOSTAT, ['Show all activity', 'Yesterday']],
  'a noise threshold': [TABLE, SENSOR, ['Add threshold', 'Save']],
  'the activity of a noise sensor': [TABLE, SENSOR, ['Show all activity', 'Today']],
  'a device from the overview': ['x-overview', ['Back Door', 'Show all activity']],
  'an access code from the overview': ['x-overview', ['Plumber', 'Code info']],
  'the devices of the overview': ['x-overview', ['All 30 devices', 'Loft Sensor'], SENSOR],
  'a device from the activity': ['x-activity', ['Garage', 'Show device'], ['Show device', 'Show all activity']],
  'an access code of all locks': ['x-access-code-table', ['Babysitter', 'Garage'], [/^Garage/, 'Code info']],
  'a lock in another language': ['x-device-table lang="de"', ['Front Door', 'Alle Aktivität zeigen']]
})) {
  test(`Opening ${name} before the browser is idle requests code in one level`, { tag: '@phone' }, async ({
    scope
  }) => {
    const opened = await open(scope, element, { prepare: stayBusy })
    for (const [control, last] of path) {
      const levels = [...(await press(opened, [control, last]))]
      const later = levels.filter(([, level]) => level > 1).map(([url]) => url)
      assert.deepEqual(later, [], `${control} waited for more than one level.`)
    }
  })

  test(`Opening ${name} after the browser was idle waits for no code`, async ({ scope }) => {
    const opened = await open(scope, element)
    for (const [control, last] of path) {
      await opened.page.getByRole('button', { name: control }).first().waitFor()
      await waitForIdle(opened)
      const letThrough = await holdElements(opened.page, SCRIPT)
      await press(opened, [control, last])
      letThrough()
    }
  })
}

test('The browser uses its time zone for the first time while it is idle, not after a press', async ({ scope }) => {
  const { page } = await open(scope, TABLE, { prepare: countTimeZones })
  await page.locator('x-device-table:state(ready)').waitFor()
  await eventually(async () => assert.notEqual(await page.evaluate(() => globalThis.timeZoneCount), 0))
})

test('A press before React requests the code of the device at once', { tag: '@phone' }, async ({ scope }) => {
  const { page, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]')
  const scripts = await recordScripts(page)
  await page.getByRole('button', { name: 'Front Door' }).first().click()
  await eventually(() => assert.ok([...scripts.take().keys()].some((url) => url.includes('/details-'))))
  await letReactCome()
  await page.getByText('Show all activity').waitFor()
  const later = [...scripts.take()].filter(([, level]) => level > 1).map(([url]) => url)
  assert.deepEqual(later, [])
})

test('A press before React requests the access codes of the lock at once, and once', async ({ scope }) => {
  const { page, platform, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]')
  await page.getByRole('button', { name: 'Front Door' }).first().click()
  await eventually(() => assert.equal(platform.callsTo('/access_codes/list').length, 1))
  await letReactCome()
  await page.getByText('6 access codes').waitFor()
  assert.equal(platform.callsTo('/access_codes/list').length, 1)
})

test('A press before React requests the code and data of the device before the lines about issues', async ({
  scope
}) => {
  const { page, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]')
  // The details are shown next to the list, so that the lines are loaded as well.
  await page.locator('.causes').waitFor()
  const requested = []
  page.on('request', (request) => request.method() !== 'OPTIONS' && requested.push(request.url()))
  const orderOf = (part) => requested.findIndex((url) => url.includes(part))
  const code = page.waitForResponse('**/details-*.js')
  await page.getByRole('button', { name: 'Front Door' }).first().click()
  await code
  await letReactCome()
  await page.locator('.cause').first().waitFor()
  await page.getByText('6 access codes').waitFor()
  for (const part of ['/details-', '/access_codes/list']) assert.ok(orderOf(part) >= 0, part)
  assert.ok(orderOf(CAUSE_LINES) > Math.max(orderOf('/details-'), orderOf('/access_codes/list')))
  assert.ok(!requested.slice(0, orderOf('/access_codes/list')).some((url) => /tlmtry|hints\.js/.test(url)))
})

test('A press on a lock requests its access codes together with its code', { tag: '@phone' }, async ({ scope }) => {
  const { page, platform, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]')
  const letThrough = await holdElements(page, '**/details-*.js')
  await letReactCome()
  await page.getByRole('button', { name: 'Front Door' }).first().click()
  await eventually(() => assert.equal(platform.callsTo('/access_codes/list').length, 1))
  letThrough()
  await page.getByText('6 access codes').waitFor()
  assert.equal(platform.callsTo('/access_codes/list').length, 1)
})

test('The code of the next screens is requested after the data of the opened one', async ({ scope }) => {
  const { page, letReactCome } = await openPrerendered(scope, 'x-device-table', '[part~="row"]')
  await letReactCome()
  const letThrough = await holdElements(page, '**/events/list')
  const scripts = await recordScripts(page)
  await page.getByRole('button', { name: 'Front Door' }).first().click()
  await page.getByText('6 access codes').waitFor()
  await becomeIdle(page)
  const found = [...scripts.take().keys()]
  const isNext = (url) => url.includes('/device-codes-screen-')
  assert.ok(!found.some(isNext))
  letThrough()
  await eventually(() => assert.ok([...scripts.take().keys()].some(isNext)))
})

test('A press sends the requests of the device between its first frame and the next one', { tag: '@phone' }, async ({
  scope
}) => {
  const opened = await open(scope, TABLE)
  await opened.page.getByRole('button', { name: 'Front Door' }).first().waitFor()
  await waitForIdle(opened)
  const { name, early, sent } = await opened.page.locator(TABLE).evaluate(async ({ shadowRoot }) => {
    const { fetch } = globalThis
    const paths = []
    globalThis.fetch = (resource, init) => {
      paths.push(new URL(resource.url ?? resource, document.baseURI).pathname)
      return fetch(resource, init)
    }
    const rows = [...shadowRoot.querySelectorAll('[part~="row"]')]
    rows.find(({ textContent }) => textContent.includes('Front Door')).click()
    await new Promise(requestAnimationFrame)
    const first = { name: shadowRoot.querySelector('.hero')?.textContent, early: [...paths] }
    await new Promise(requestAnimationFrame)
    return { ...first, sent: paths }
  })
  assert.match(name, /Front Door/)
  assert.deepEqual(early, [])
  const expected = ['/access_codes/list', '/connected_accounts/get', '/devices/get', '/events/list']
  assert.deepEqual(sent.filter((path) => expected.includes(path)).toSorted(), expected)
})

test('A press shows what the list knows in the next frame, before any code arrives', { tag: '@phone' }, async ({
  scope
}) => {
  const { page } = await open(scope, TABLE, { prepare: stayBusy })
  await page.locator('x-device-table:state(ready)').waitFor()
  await page.getByRole('button', { name: 'Front Door' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // Requests for more code are never answered.
  await page.route('**/*.js', () => {})
  const found = await page.locator('x-device-table').evaluate(async ({ shadowRoot }) => {
    const textOf = (part) => shadowRoot.querySelector(part)?.textContent.trim()
    const rows = [...shadowRoot.querySelectorAll('[part~="row"]')]
    rows.find(({ textContent }) => textContent.includes('Front Door')).click()
    await new Promise(requestAnimationFrame)
    return {
      headings: [...shadowRoot.querySelectorAll('h2')].map(({ textContent }) => textContent.trim()),
      back: shadowRoot.querySelector('[aria-label="Back"]') !== null,
      hero: textOf('.hero')
    }
  })
  // In wide elements the list stays next to the device.
  assert.equal(found.headings.at(-1), 'Device')
  assert.ok(found.back)
  assert.match(found.hero, /Front Door/)
  assert.match(found.hero, /Locked/)
})
