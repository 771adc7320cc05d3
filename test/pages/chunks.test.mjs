import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'

useBrowser()

const TABLE = '/dist/elements/device-table.js'
const DETAILS = '**/chunks/device-details-*.js'
const GERMAN = '**/messages/de.js'
const VIEW_TOOLS = '**/chunks/view-tools-*.js'

/** Opens a page whose time passes as it is told, and counts how often what is asked for is refused. */
async function open(t, pattern, body, script) {
  const { page, log } = await openPage(t, { files: { '/': pageOf('', script) }, stopClock: true })
  const refused = { count: 0, isOver: false }
  await page.route(pattern, (route) => {
    if (refused.isOver) return route.continue()
    refused.count += 1
    return route.abort()
  })
  await page.evaluate((html) => {
    globalThis.told = []
    addEventListener('platform-error', ({ detail }) => told.push(`${detail.operation}: ${detail.error}`))
    document.body.setHTMLUnsafe(html)
  }, body)
  const toldOf = () => page.evaluate(() => globalThis.told)
  return { page, log, refused, toldOf }
}

/** Lets time pass until so many requests were refused. */
const passUntil = (page, refused, count) =>
  eventually(async () => {
    if (refused.count < count) await page.clock.runFor(500)
    assert.equal(refused.count, count)
  })

/** Lets time pass until something is there: the sandbox answers after a while. */
const passUntilThere = (page, locator) =>
  eventually(async () => {
    await page.clock.runFor(500)
    assert.equal(await locator.count(), 1)
  })

test('details that cannot be fetched are tried four times, said once, and fetched again after Reload', async (t) => {
  const { page, log, refused, toldOf } = await open(t, DETAILS, '<x-device-table sandbox></x-device-table>', TABLE)
  const row = page.locator('[part~="row"]').filter({ hasText: 'Front Door' })
  await passUntilThere(page, row)
  await row.click()
  await passUntil(page, refused, 4)
  await page.getByText('Something went wrong here').waitFor()
  assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  refused.isOver = true
  await page.getByRole('button', { name: 'Reload' }).click()
  // What was to be opened still is.
  await passUntilThere(page, page.getByRole('button', { name: 'Back' }))
  assert.deepEqual(log.errors, [])
})

test('a language that cannot be fetched leaves English, and comes when the page is online again', async (t) => {
  const body = '<x-device-table sandbox locale="de"></x-device-table>'
  const { page, log, refused, toldOf } = await open(t, GERMAN, body, '/dist/cdn/all.js')
  await passUntil(page, refused, 4)
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
  await eventually(async () =>
    assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  )
  refused.isOver = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Geräte' }).waitFor()
  assert.deepEqual(log.errors, [])
})

test('what orders a view that cannot be fetched leaves the list as it is, and comes when the page is online again', async (t) => {
  const body = `<x-device-table sandbox view='{"group":"kind"}'></x-device-table>`
  const { page, log, refused, toldOf } = await open(t, VIEW_TOOLS, body, TABLE)
  await passUntil(page, refused, 4)
  await page.getByText('Front Door').waitFor()
  await eventually(async () =>
    assert.deepEqual(await toldOf(), ['load: ChunkLoadError: A part of the element could not be fetched.'])
  )
  refused.isOver = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: /^Locks/ }).waitFor()
  assert.deepEqual(log.errors, [])
})
