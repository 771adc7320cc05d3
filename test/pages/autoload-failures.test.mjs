import assert from 'node:assert/strict'
import { complaints, eventually, openBody, openPage, pageOf } from './support/browser.mjs'
import { elementOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const AUTOLOAD = '/dist/cdn/autoload.js'
const TABLE = '<x-device-table sandbox></x-device-table>'

/** Records the events of the elements, and stops the clock. */
const NOTE = `<script>
  globalThis.reported = []
  addEventListener('platform-error', ({ target, detail }) => reported.push([target.localName, detail.operation, detail.error.name]))
</script>`

async function openWithoutFiles(scope, body) {
  const files = { '/': pageOf('<p>Hello</p>') }
  const opened = await openPage(scope, { files, stopClock: true })
  const { page } = opened
  await page.route('**/elements/*.js', (route) => route.fulfill({ status: 404 }))
  await page.setContent(pageOf(NOTE + body))
  await page.evaluate((source) => import(source), AUTOLOAD)
  return opened
}

const readFailures = (page) => page.evaluate(() => globalThis.reported)

/** Advances the time over all retries, until the page shows that the element could not be loaded. */
const giveUp = (page) =>
  eventually(async () => {
    await page.clock.runFor(5000)
    assert.notDeepEqual(await readFailures(page), [])
  })

test('An element whose files are missing shows an error and reports it once, without uncaught errors', async ({
  scope
}) => {
  const { page, log } = await openWithoutFiles(scope, TABLE)
  await giveUp(page)
  assert.deepEqual(await readFailures(page), [['x-device-table', 'load', 'ChunkLoadError']])
  await page.getByRole('alert').getByText('could not be loaded').waitFor()
  assert.deepEqual(log.errors, [])
})

test('The loading error is in the language of the page', async ({ scope }) => {
  const { page } = await openWithoutFiles(scope, `<div lang="de-AT">${TABLE}</div>`)
  await giveUp(page)
  await page.getByRole('alert').getByText('konnte nicht geladen werden').waitFor()
})

test('The loading error has the direction of its language, even on a page with the other direction', async ({
  scope
}) => {
  const { page } = await openWithoutFiles(scope, `<div lang="ar">${TABLE}</div>`)
  await giveUp(page)
  assert.equal(await page.getByRole('alert').evaluate((notice) => getComputedStyle(notice).direction), 'rtl')
})

test('An element whose files are missing shows the error below the content of the host', async ({ scope }) => {
  const { page } = await openWithoutFiles(scope, '<x-device-table sandbox>\n<b>Doors</b>\n</x-device-table>')
  await giveUp(page)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  assert.equal(await page.locator('x-device-table > b').innerText(), 'Doors')
})

test('An element that is not loaded after 3 s shows a loading message and a button', async ({ scope }) => {
  const { page } = await openWithoutFiles(scope, `<div lang="de">${TABLE}</div>`)
  await page.clock.runFor(2900)
  assert.equal(await page.locator('x-device-table').innerText(), '')
  await page.clock.runFor(100)
  await page.getByRole('status').getByText('Wird noch geladen …').waitFor()
  assert.deepEqual(await readFailures(page), [])
  await page.unroute('**/elements/*.js')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await eventually(async () => assert.ok(await page.evaluate(() => customElements.get('x-device-table') !== undefined)))
  await eventually(async () => assert.equal(await page.getByText('Wird noch geladen').count(), 0))
})

test('The button of an element that failed to load loads it again, shows that and keeps the focus', async ({
  scope
}) => {
  const { page } = await openWithoutFiles(scope, TABLE)
  await giveUp(page)
  const button = page.getByRole('button', { name: 'Try again' })
  await button.click()
  await page.getByRole('status').getByText('Still loading…').waitFor()
  assert.equal(await button.evaluate((pressed) => pressed === document.activeElement), true)
  await page.unroute('**/elements/*.js')
  await button.click()
  await eventually(async () => assert.equal(await page.locator('x-device-table p[role]').count(), 0))
  assert.equal((await readFailures(page)).length, 1)
})

test('Prerendered rows stay while the rest of the element is loading', async ({ scope }) => {
  const platform = await startPlatform(scope, { size: 3 })
  const { page } = await openWithoutFiles(scope, elementOf('x-device-table', platform))
  await eventually(async () => assert.equal(await rows(page).count(), 3))
  await page.clock.runFor(3000)
  assert.equal(await rows(page).count(), 3)
  assert.equal(await page.locator('x-device-table p[role]').count(), 0)
})

test('The element is loaded again when the page is online again, and the error disappears', async ({ scope }) => {
  const { page } = await openWithoutFiles(scope, TABLE)
  await giveUp(page)
  await page.unroute('**/elements/*.js')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForFunction(() => customElements.get('x-device-table') !== undefined)
  await eventually(async () =>
    assert.equal(await page.locator('x-device-table').evaluate((table) => table.childNodes.length), 0)
  )
})

test('An element that is removed while it is loading reports nothing', async ({ scope }) => {
  const { page, log } = await openWithoutFiles(scope, TABLE)
  await page.evaluate(() => document.querySelector('x-device-table').remove())
  for (let pause = 0; pause < 8; pause += 1) await page.clock.runFor(5000)
  assert.deepEqual(await readFailures(page), [])
  assert.deepEqual(log.errors, [])
})

test('A closed shadow root is observed once it is passed on, and shadow roots of elements are not observed', async ({
  scope
}) => {
  const { page, log } = await openBody(scope, '<p>Hello</p>')
  await page.evaluate(async (source) => {
    const { discover } = await import(source)
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'closed' })
    root.innerHTML = '<x-device-table sandbox></x-device-table>'
    document.body.append(host)
    discover(root)
  }, AUTOLOAD)
  await page.waitForFunction(() => customElements.get('x-device-table') !== undefined)
  const watched = await page.evaluate(() => {
    const roots = []
    const { observe } = MutationObserver.prototype
    MutationObserver.prototype.observe = function (root, options) {
      // Elements observe the nodes that they have rendered.
      if (options.subtree && new Error('').stack.includes('/autoload.js')) roots.push(root)
      return observe.call(this, root, options)
    }
    const table = document.createElement('x-device-table')
    document.body.append(table)
    return new Promise((resolve) => setTimeout(() => resolve(roots.includes(table.shadowRoot))))
  })
  assert.equal(watched, false)
  assert.deepEqual(complaints(log), [])
})

test('A misspelled tag on a page without other elements is reported with the correct tag, and no element is loaded', async ({
  scope
}) => {
  const { page, log } = await openBody(scope, '<x-devce-table sandbox></x-devce-table><x-list></x-list>', AUTOLOAD)
  const expected = 'There is no element <x-devce-table>. Did you mean <x-device-table>?'
  await eventually(() => assert.deepEqual(complaints(log), [expected]))
  assert.equal(await page.locator('link[rel=modulepreload]').count(), 0)
})

test('A page without elements loads only the autoloader', async ({ scope }) => {
  const { page, log } = await openBody(scope, '<p>Hello</p>', AUTOLOAD, { stopClock: true })
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(5000)
  await page.waitForLoadState('networkidle')
  assert.equal(log.requests.filter((address) => address.includes('/dist/')).length, 1)
})
