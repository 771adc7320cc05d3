import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { elementNames } from '../../.ci/entries.mjs'
import { eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'

useBrowser()

const ENTRIES = {
  'cdn/all.js': () => '/dist/cdn/all.js',
  'cdn/autoload.js': () => '/dist/cdn/autoload.js',
  'the module of an element': (name) => `/dist/elements/${name}.js`
}
const STYLES = '<link rel="stylesheet" href="/dist/cdn/latchkey.css">'
const WATCH = `<script>
  globalThis.shifts = []
  globalThis.observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
  observer.observe({ type: 'layout-shift', buffered: true })
</script>`

/** Opens a page whose elements are not defined before it has been painted, with text of the host below them. */
function open(t, body, { width = 1000, module, styles = STYLES }) {
  const late = `await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))); await import('${module}')`
  const page = pageOf(`${styles}${WATCH}<h1>Host</h1>${body}<p>Below</p>`, '/late.js')
  return openPage(t, { viewport: { width, height: 1600 }, files: { '/': page, '/late.js': late } })
}

/** How far everything has moved in all, once all that was painted has been told of. */
async function shiftOf(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const left = globalThis.observer.takeRecords().map(({ value }) => value)
    return [...globalThis.shifts, ...left].reduce((sum, value) => sum + value, 0)
  })
}

const rows = (page) => page.locator('[part~="row"]')
const TALL = 'style="--latchkey-min-height: 700px"'
const credentials = (endpoint) => `endpoint="${endpoint}" publishable-key="seam_pk_test" user-identifier-key="jane"`

for (const [entry, moduleOf] of Object.entries(ENTRIES)) {
  for (const width of [360, 1000]) {
    test(`nothing moves from an undefined table to its rows, by ${entry} at ${width} px, in the sandbox`, async (t) => {
      const { page } = await open(t, `<x-device-table sandbox device-ids="device_garage,device_front_door" ${TALL}></x-device-table>`, {
        width,
        module: moduleOf('device-table')
      })
      await rows(page).nth(1).waitFor()
      assert.equal(await shiftOf(page), 0)
    })

    test(`nothing moves from an undefined table to its rows, by ${entry} at ${width} px, on a slow platform`, async (t) => {
      const { endpoint } = await startPlatform(t, { latency: 500, size: 6 })
      const { page } = await open(t, `<x-device-table ${credentials(endpoint)} ${TALL}></x-device-table>`, {
        width,
        module: moduleOf('device-table')
      })
      await rows(page).nth(5).waitFor()
      assert.equal(await shiftOf(page), 0)
    })
  }
}

test('without the style sheet the text below moves, as is told', async (t) => {
  const { page } = await open(t, '<x-device-table sandbox></x-device-table>', { module: ENTRIES['cdn/all.js'](), styles: '' })
  await rows(page).first().waitFor()
  await eventually(async () => assert.notEqual(await shiftOf(page), 0))
})

const NEEDED = 'device-id="device_garage" access-code-id="code_1"'

for (const name of elementNames().filter((element) => element !== 'session')) {
  for (const width of [360, 1000]) {
    test(`nothing moves from an undefined x-${name} to what is shown while it loads, at ${width} px`, async (t) => {
      const { endpoint } = await startPlatform(t, { latency: 600_000 })
      const { page } = await open(t, `<x-${name} ${credentials(endpoint)} ${NEEDED}></x-${name}>`, {
        width,
        module: ENTRIES['the module of an element'](name)
      })
      const drawn = name === 'connect-account' ? page.getByRole('button') : page.getByRole('heading', { level: 2 })
      await drawn.first().waitFor()
      assert.equal(await shiftOf(page), 0)
    })
  }
}

test('the style sheet names every element', () => {
  const styles = readFileSync(new URL('../../dist/latchkey.css', import.meta.url), 'utf8')
  for (const name of elementNames()) assert.match(styles, new RegExp(`\\bx-${name}\\b`), name)
})
