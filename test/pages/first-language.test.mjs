import assert from 'node:assert/strict'
import { complaints, eventually, openPage, pageOf } from './support/browser.mjs'
import { isDefined, keyOf, LIST, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** Records each heading of the table and each layout shift, independent of the page's clock. */
const WATCH = `<script>
  globalThis.seen = []
  globalThis.moved = []
  new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true })
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    const look = () => {
      const heading = root.querySelector('h2[part=heading]')?.firstChild?.textContent.trim()
      if (heading && seen.at(-1) !== heading) seen.push(heading)
    }
    new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true })
    return root
  }
</script>`

/** Opens a page with a German table whose language file is held back. */
async function open(scope, script, prepare) {
  const platform = await startPlatform(scope, { size: 6 })
  const { page, log, context } = await openPage(scope, {
    files: {
      '/': pageOf('<p>Host</p>'),
      '/table': pageOf(
        `<link rel="stylesheet" href="/dist/cdn/latchkey.css">${WATCH}<x-device-table locale="de" ${keyOf(platform)}></x-device-table><p>Below</p>`,
        `/dist/${script}`
      )
    },
    stopClock: true
  })
  await prepare?.(page)
  const pending = []
  let isHeld = true
  await context.route(/\/de(?:-[\w-]+)?\.js$/, (route) => (isHeld ? void pending.push(route) : route.continue()))
  await page.goto(new URL('/table', page.url()).href)
  const letGo = async () => {
    isHeld = false
    await Promise.all(pending.splice(0).map((route) => route.continue()))
  }
  return { page, log, platform, pending, letGo, seen: () => page.evaluate(() => globalThis.seen) }
}

/** Waits until the table is defined, without advancing the time beyond the frames. */
const whenDefined = (page) =>
  eventually(async () => {
    await page.clock.runFor(20)
    assert.ok(await isDefined(page))
  })

for (const script of ['cdn/all.js', 'cdn/autoload.js', 'elements/device-table.js']) {
  test(`${script} shows no English while the language of a table is loading, and requests its list meanwhile`, async ({
    scope
  }) => {
    const { page, log, platform, pending, letGo, seen } = await open(scope, script)
    await whenDefined(page)
    await eventually(() => assert.ok(pending.length > 0))
    await eventually(() => assert.equal(platform.callsTo(LIST).length, 1))
    await page.clock.runFor(900)
    assert.deepEqual(await seen(), [])
    await letGo()
    await eventually(async () => assert.equal(await rows(page).count(), 6))
    assert.deepEqual(await seen(), ['Geräte'])
    assert.equal(platform.callsTo(LIST).length, 1)
    assert.deepEqual(complaints(log), [])
  })
}

test('The language of a table is requested while its list is pending', async ({ scope }) => {
  const { page, pending } = await open(scope, 'cdn/autoload.js', (page) => page.route(`**${LIST}`, () => {}))
  await eventually(() => assert.ok(pending.length > 0))
  assert.equal(await isDefined(page), false)
})

test('English is shown if the language takes longer than a second, and nothing moves when the language arrives', async ({
  scope
}) => {
  const { page, pending, letGo, seen } = await open(scope, 'elements/device-table.js')
  await whenDefined(page)
  await eventually(() => assert.ok(pending.length > 0))
  await page.clock.runFor(1000)
  await eventually(async () => assert.equal(await rows(page).count(), 6))
  assert.deepEqual(await seen(), ['Devices'])
  await letGo()
  await eventually(async () => assert.deepEqual(await seen(), ['Devices', 'Geräte']))
  // Only the start of end-aligned text moves, because the words are longer.
  const moved = await page.evaluate(() => globalThis.moved)
  assert.ok(moved.reduce((sum, value) => sum + value, 0) < 0.001, String(moved))
})
