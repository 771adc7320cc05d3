import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { elementNames } from '../../scripts/entries.mjs'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { keyOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const ENTRIES = {
  'cdn/all.js': () => '/dist/cdn/all.js',
  'cdn/autoload.js': () => '/dist/cdn/autoload.js',
  'element modules': (name) => `/dist/elements/${name}.js`
}
const STYLES = '<link rel="stylesheet" href="/dist/cdn/latchkey.css">'
const WATCH = `<script>
  globalThis.shifts = []
  globalThis.observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
</script>`

/** Opens a page with host text below its elements, which are defined after the first paint. */
function open(scope, body, { width = 1000, height = 1600, modules, styles = STYLES }) {
  const imports = modules.map((module) => `import('${module}')`).join()
  const late = `await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))); await Promise.all([${imports}])`
  const page = pageOf(`${styles}${WATCH}<h1>Host</h1>${body}<p>Below</p>`, '/late.js')
  return openPage(scope, { viewport: { width, height }, files: { '/': page, '/late.js': late } })
}

/** Returns the moved nodes by tag and text, once all layout shifts are recorded. */
async function movedOf(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const measured = [...globalThis.shifts, ...globalThis.observer.takeRecords()].filter(({ value }) => value > 0)
    return measured.flatMap(({ value, sources }) => [
      value,
      ...sources.map(({ node }) => node?.localName ?? node?.textContent ?? 'something')
    ])
  })
}

const TALL = 'style="--latchkey-min-height: 700px"'

for (const [entry, moduleOf] of Object.entries(ENTRIES)) {
  for (const width of [360, 1000]) {
    test(`Nothing moves from undefined tables to their rows with ${entry} at ${width} px, in the sandbox and on a slow platform`, async ({
      scope
    }) => {
      const { endpoint } = await startPlatform(scope, { latency: 500, size: 6 })
      const body = `<x-device-table sandbox device-ids="device_garage,device_front_door" ${TALL}></x-device-table>
        <x-device-table ${keyOf({ endpoint })} ${TALL}></x-device-table>`
      const { page } = await open(scope, body, { width, modules: [moduleOf('device-table')] })
      await rows(page).nth(7).waitFor()
      assert.deepEqual(await movedOf(page), [])
    })
  }
}

for (const [entry, moduleOf] of Object.entries(ENTRIES)) {
  test(`Nothing moves from the fallback content of an undefined table to its rows with ${entry}`, async ({ scope }) => {
    const { endpoint } = await startPlatform(scope, { latency: 500, size: 6 })
    const content = '<a slot="signed-out" href="/sign-in">Sign in</a><p slot="fallback">Loading your doors</p>'
    const body = `<x-device-table ${keyOf({ endpoint })} ${TALL}>${content}</x-device-table>`
    const { page } = await open(scope, body, { modules: [moduleOf('device-table')] })
    await rows(page).nth(5).waitFor()
    assert.deepEqual(await movedOf(page), [])
  })
}

test('Without the style sheet the text below an element moves, as documented', async ({ scope }) => {
  const { page } = await open(scope, '<x-device-table sandbox></x-device-table>', {
    modules: [ENTRIES['cdn/all.js']()],
    styles: ''
  })
  await rows(page).first().waitFor()
  await eventually(async () => assert.notDeepEqual(await movedOf(page), []))
})

const NEEDED = 'device-id="device_garage" access-code-id="code_1"'

/** Height in px that shows all elements, because only visible nodes are recorded. */
const ALL_SEEN = 12_000

for (const width of [360, 1000]) {
  test(`Nothing moves from the undefined elements to their loading screens at ${width} px`, async ({ scope }) => {
    const { endpoint } = await startPlatform(scope, { latency: 600_000 })
    const names = elementNames().filter((element) => element !== 'session')
    const body = names.map((name) => `<x-${name} ${keyOf({ endpoint })} ${NEEDED}></x-${name}>`).join('<p>Between</p>')
    const { page } = await open(scope, body, {
      width,
      height: ALL_SEEN,
      modules: names.map(ENTRIES['element modules'])
    })
    // `x-attention` shows nothing without a number.
    for (const name of names.filter((name) => name !== 'attention')) {
      const element = page.locator(`x-${name}`)
      const prerendered = { 'connect-account': 'button', 'lock-all': '.lock-all' }[name] ?? 'h2'
      await element.locator(prerendered).first().waitFor()
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollHeight)) <= ALL_SEEN)
    assert.deepEqual(await movedOf(page), [])
  })
}

test('The style sheet contains every element', () => {
  const styles = readFileSync(new URL('../../dist/latchkey.css', import.meta.url), 'utf8')
  for (const name of elementNames()) assert.match(styles, new RegExp(`\\bx-${name}\\b`), name)
})

for (const width of [400, 1000]) {
  test(`A table reserves space for the rows in its device-ids option at ${width} px`, async ({ scope }) => {
    const body = `<x-device-table sandbox device-ids="device_garage,device_front_door"></x-device-table>`
    const { page } = await open(scope, body, { width, modules: [ENTRIES['element modules']('device-table')] })
    await rows(page).nth(1).waitFor()
    const moved = await movedOf(page)
    // Only the loading messages may move slightly.
    const whole = moved.filter((measured) => typeof measured === 'number').reduce((sum, value) => sum + value, 0)
    assert.ok(whole < 0.01, String(moved))
  })

  for (const [grant, last] of [
    ['access_grant_1', 'Show QR code'],
    ['access_grant_8', 'Check again']
  ]) {
    test(`No part of ${grant} moves when its sharing and its problems arrive at ${width} px`, async ({ scope }) => {
      const { endpoint } = await startPlatform(scope, { latency: 100 })
      const tall = 'style="--latchkey-min-height: 3000px"'
      const body = `<x-access-grant-details access-grant-id="${grant}" ${keyOf({ endpoint })} ${tall}></x-access-grant-details>`
      const { page } = await open(scope, body, {
        width,
        height: ALL_SEEN,
        modules: [ENTRIES['element modules']('access-grant-details')]
      })
      await page.getByRole('button', { name: last }).first().waitFor()
      assert.deepEqual(await movedOf(page), [])
    })
  }

  test(`No row moves when the issue texts arrive at ${width} px`, async ({ scope }) => {
    const { endpoint } = await startPlatform(scope, { size: 30 })
    const tall = 'style="--latchkey-min-height: 3000px"'
    const { page } = await open(scope, `<x-device-table ${keyOf({ endpoint })} ${tall}></x-device-table>`, {
      width,
      height: ALL_SEEN,
      modules: [ENTRIES['element modules']('device-table')]
    })
    await page.locator('.cause').first().waitFor({ state: 'attached' })
    assert.deepEqual(await movedOf(page), [])
  })

  test(`The codes of all locks have one height from their first skeleton on, and do not move, at ${width} px`, async ({
    scope
  }) => {
    const { endpoint } = await startPlatform(scope, { latency: 200 })
    const tall = 'style="--latchkey-min-height: 600px"'
    const { page } = await open(scope, `<x-access-code-table ${keyOf({ endpoint })} ${tall}></x-access-code-table>`, {
      width,
      modules: [ENTRIES['element modules']('access-code-table')]
    })
    const table = page.locator('x-access-code-table')
    await table.locator('.skeleton-row').first().waitFor()
    const heights = [(await table.boundingBox()).height]
    while (!(await table.getByText(/access code issues/).isVisible())) heights.push((await table.boundingBox()).height)
    heights.push((await table.boundingBox()).height)
    assert.ok(heights.length > 3)
    assert.deepEqual([...new Set(heights)], heights.slice(-1))
    const moved = await movedOf(page)
    const whole = moved.filter((measured) => typeof measured === 'number').reduce((sum, value) => sum + value, 0)
    assert.ok(whole <= 0.02, String(moved))
  })

  test(`Nothing below an access code form moves when it is loaded at ${width} px`, async ({ scope }) => {
    const { page } = await open(scope, '<x-access-code-form sandbox device-id="device_garage"></x-access-code-form>', {
      width,
      modules: [ENTRIES['element modules']('access-code-form')]
    })
    await page.getByRole('textbox').first().waitFor()
    assert.ok(!(await movedOf(page)).includes('p'))
  })
}
