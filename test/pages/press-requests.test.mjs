// A press waits for at most one round trip for code: everything that the next screen needs is requested in parallel.
import assert from 'node:assert/strict'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { test } from './support/test.mjs'

const TABLE = pageOf('<x-device-table sandbox></x-device-table>', '/dist/cdn/autoload.js')
const SCRIPT = /\.js$/

/** Paths of presses. Each press has the text of the control, and a text that is shown when the screen is complete. */
const PATHS = {
  'access codes of a lock': [
    ['Front Door', 'Show all activity'],
    ['6 access codes', 'Cleaning'],
    ['Cleaning', 'Share']
  ],
  'a thermostat': [['Hallway Thermostat', 'Show all activity']]
}

/** Never idle, as while the page is busy. */
const stayBusy = () => {
  globalThis.requestIdleCallback = () => 0
}

/**
 * Records the requests for scripts. @returns a function that returns the requests since its last call, each with its
 * level: 1, or 1 more than that of the script that requested it
 */
async function recordScripts(page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let levels = new Map()
  network.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const from = initiator.stack?.callFrames[0]?.url ?? initiator.url
    if (SCRIPT.test(url)) levels.set(url, (levels.get(from) ?? 0) + 1)
  })
  return () => {
    const found = levels
    levels = new Map()
    return found
  }
}

for (const [name, path] of Object.entries(PATHS)) {
  test(`Opening ${name} before the browser is idle requests code in one level`, { tag: '@phone' }, async ({
    scope
  }) => {
    const { page } = await openPage(scope, { files: { '/': pageOf('<a href="/table">Open</a>'), '/table': TABLE } })
    await page.addInitScript(stayBusy)
    const takeScripts = await recordScripts(page)
    await page.getByRole('link').click()
    let requested = 0
    for (const [press, last] of path) {
      const control = page.getByRole('button', { name: press }).first()
      await control.waitFor()
      takeScripts()
      await control.press('Enter')
      await page.getByText(last).first().waitFor()
      const scripts = takeScripts()
      requested += scripts.size
      const later = [...scripts].filter(([, level]) => level > 1).map(([url]) => url)
      assert.deepEqual(later, [], `${press} waited for more than one level.`)
    }
    // A press may need only what an earlier one has loaded.
    assert.ok(requested > 0, 'No press requested anything.')
  })
}

test('After the browser was idle, a device opens without requesting more code', { tag: '@phone' }, async ({
  scope
}) => {
  const { page } = await openPage(scope, { files: { '/': pageOf('<a href="/table">Open</a>'), '/table': TABLE } })
  const takeScripts = await recordScripts(page)
  await page.getByRole('link').click()
  const row = page.getByRole('button', { name: 'Front Door' }).first()
  await row.waitFor()
  await eventually(async () => assert.ok([...takeScripts().keys()].some((url) => url.includes('details'))))
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  await row.press('Enter')
  await page.getByText('Show all activity').waitFor()
})

test('A press shows what the list knows in the next frame, before any code arrives', { tag: '@phone' }, async ({
  scope
}) => {
  const { page } = await openPage(scope, { files: { '/': pageOf('<a href="/table">Open</a>'), '/table': TABLE } })
  await page.addInitScript(stayBusy)
  await page.getByRole('link').click()
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
