import assert from 'node:assert/strict'
import { eventually, openBody } from './support/browser.mjs'
import { chunkWith } from './support/chunk-with.mjs'
import { test } from './support/test.mjs'

const TABLE = '/dist/elements/device-table.js'
const DETAILS = '**/chunks/details-*.js'
/** The list has no lines about issues, whose code is merged with that of the details. */
const NARROW = { viewport: { width: 600, height: 800 } }

/** Opens a page with a stopped clock, and counts the requests that are aborted. */
async function open(scope, pattern, body, script, options) {
  const { page, log } = await openBody(scope, '', script, { stopClock: true, ...options })
  const rejected = { count: 0, isOver: false }
  await page.route(pattern, (route) => {
    if (rejected.isOver) return route.continue()
    rejected.count += 1
    return route.abort()
  })
  await page.evaluate((html) => {
    globalThis.reported = []
    addEventListener('platform-error', ({ detail }) => reported.push(`${detail.operation}: ${detail.error}`))
    document.body.setHTMLUnsafe(html)
  }, body)
  const toldOf = () => page.evaluate(() => globalThis.reported)
  return { page, log, rejected, toldOf }
}

/** Advances the time until the given number of requests was aborted. */
const passUntil = (page, rejected, count) =>
  eventually(async () => {
    if (rejected.count < count) await page.clock.runFor(500)
    assert.equal(rejected.count, count)
  })

/** Advances the time until a locator matches, because the sandbox has latency. */
const passUntilThere = (page, locator) =>
  eventually(async () => {
    await page.clock.runFor(500)
    assert.equal(await locator.count(), 1)
  })

test('Details that cannot be loaded are reported once, and loaded by "Try again"', async ({ scope }) => {
  const { page, log, rejected, toldOf } = await open(
    scope,
    DETAILS,
    '<x-device-table sandbox></x-device-table>',
    TABLE,
    NARROW
  )
  const row = page.locator('[part~="row"]').filter({ hasText: 'Front Door' })
  await passUntilThere(page, row)
  await row.click()
  await passUntilThere(page, page.getByText('Something went wrong in this widget'))
  assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  rejected.isOver = true
  await page.getByRole('button', { name: 'Try again' }).click()
  // The screen that was being opened is still open.
  await passUntilThere(page, page.getByRole('button', { name: 'Back', exact: true }))
  assert.deepEqual(log.errors, [])
})

test('A module that failed although its files can be fetched leads to a button that reloads the page', async ({
  scope
}) => {
  const body = '<x-device-table sandbox></x-device-table>'
  const { page } = await open(scope, 'nothing', body, TABLE, NARROW)
  await page.route(DETAILS, (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  const row = page.locator('[part~="row"]').filter({ hasText: 'Front Door' })
  await passUntilThere(page, row)
  await row.click()
  const reload = page.getByRole('button', { name: 'Reload page' })
  await passUntilThere(page, reload)
  await Promise.all([page.waitForEvent('load'), reload.click()])
})

test('A language that cannot be loaded falls back to English, and is loaded when the page is online again', async ({
  scope
}) => {
  const body = '<x-device-table sandbox locale="de"></x-device-table>'
  const { page, log, rejected, toldOf } = await open(scope, '**/messages/de.js', body, '/dist/cdn/all.js')
  await passUntil(page, rejected, 4)
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
  await eventually(async () =>
    assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  )
  rejected.isOver = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Geräte' }).waitFor()
  assert.deepEqual(log.errors, [])
})

test('A view whose sorting code cannot be loaded keeps the list, and is applied when the page is online again', async ({
  scope
}) => {
  const body = `<x-device-table sandbox view='{"group":"kind"}'></x-device-table>`
  const { page, log, rejected, toldOf } = await open(scope, `**/chunks/${chunkWith('/view/view-bar.tsx')}`, body, TABLE)
  await passUntil(page, rejected, 4)
  await page.getByText('Front Door').waitFor()
  await eventually(async () =>
    assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  )
  rejected.isOver = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: /^Locks/ }).waitFor()
  assert.deepEqual(log.errors, [])
})

test('Texts of features that cannot be loaded are in English until the page is online again', async ({ scope }) => {
  const body = `<x-device-table sandbox locale="de" view='{"group":"kind"}'></x-device-table>`
  const { page, log, rejected, toldOf } = await open(scope, '**/messages/features/de.js', body, TABLE)
  await passUntil(page, rejected, 4)
  await passUntilThere(page, page.getByRole('button', { name: /^Locks/ }))
  await page.getByRole('heading', { name: 'Geräte', level: 2 }).waitFor()
  assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  rejected.isOver = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await passUntilThere(page, page.getByRole('button', { name: /^Schlösser/ }))
  assert.deepEqual(log.errors, [])
})

const ACCESS = '<x-access-grant-details sandbox access-grant-id="access_grant_1"></x-access-grant-details>'
const ACCESS_DETAILS = '/dist/elements/access-grant-details.js'
const ACCESS_ACTIONS = `**/chunks/${chunkWith('/extension/extend-access.ts')}`

test('A question opens once its code is there, and the pressed button keeps the focus until then', async ({
  scope
}) => {
  const { page, log, rejected } = await open(scope, ACCESS_ACTIONS, ACCESS, ACCESS_DETAILS)
  const remove = page.getByRole('button', { name: 'Remove access' })
  await passUntilThere(page, remove)
  await remove.click()
  assert.ok(await remove.evaluate((button) => button.getRootNode().activeElement === button))
  rejected.isOver = true
  await passUntilThere(page, page.getByRole('alertdialog', { name: /^Remove Ana Silva/ }))
  assert.deepEqual(log.errors, [])
})

test('A press whose code cannot be loaded is offered again, and then sent', async ({ scope }) => {
  const { page, log, rejected } = await open(scope, ACCESS_ACTIONS, ACCESS, ACCESS_DETAILS)
  const extend = page.getByRole('button', { name: 'Extend' })
  await passUntilThere(page, extend)
  await extend.click()
  await page.getByRole('menuitem', { name: '1 hour' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await passUntilThere(page, again)
  rejected.isOver = true
  await again.click()
  await passUntilThere(page, page.getByText('Access is being extended'))
  assert.deepEqual(log.errors, [])
})
