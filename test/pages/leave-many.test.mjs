import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'

useBrowser()

const LOCK = '/locks/lock_door'
const KEEP_OPEN = /^Keep this page open/

/** A page on which a person has just confirmed that so many doors are locked; each answer takes its time, in ms. */
async function openLocking(t, count, delay) {
  const devices = Array.from({ length: count }, (_, index) => ({
    kind: 'lock',
    name: `Door ${index + 1}`,
    locked: false
  }))
  const { endpoint, callsTo } = await startPlatform(t, { devices, commandTime: 0, faults: { [LOCK]: { delay } } })
  const element = `<x-device-table selectable endpoint="${endpoint}" publishable-key="seam_pk_any" user-identifier-key="jane"></x-device-table>`
  const { page } = await openPage(t, {
    files: { '/': pageOf(element, '/dist/cdn/all.js'), '/next': pageOf('<p>Elsewhere</p>') }
  })
  await page.getByRole('checkbox', { name: `Select all ${count}` }).check()
  await page.getByRole('button', { name: `Lock ${count}`, exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Lock ${count}`, exact: true })
    .click()
  await eventually(() => assert.ok(callsTo(LOCK).length >= 6))
  return { page, ids: () => callsTo(LOCK).map(({ body }) => body.device_id) }
}

/** Answers the questions that a page asks. @returns which they were */
function answering(page, answer) {
  const asked = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog[answer]()
  })
  return asked
}

test('leaving the page while many doors are being locked is asked about, and loses none of them', async (t) => {
  const { page, ids } = await openLocking(t, 60, 1500)
  const asked = answering(page, 'accept')
  assert.equal(await page.getByText(KEEP_OPEN).count(), 0)
  assert.equal(ids().length, 6)
  await page.goto(new URL('/next', page.url()).href)
  await page.getByText('Elsewhere').waitFor()
  await eventually(() => assert.equal(ids().length, 60))
  assert.equal(new Set(ids()).size, 60)
  assert.deepEqual(asked, ['beforeunload'])
})

test('a page that more waits on than browsers send without it says so; left all the same, it sends what they let go, each once', async (t) => {
  const { page, ids } = await openLocking(t, 400, 300)
  const asked = answering(page, 'accept')
  await page.locator('.bulk-bar').getByText(KEEP_OPEN).waitFor()
  const before = ids().length
  await page.goto(new URL('/next', page.url()).href)
  await page.getByText('Elsewhere').waitFor()
  // Of those that had a place, some were answered while the page was about to go.
  await eventually(() => assert.ok(ids().length >= before + 240 - 6, `${ids().length} of ${before} and 240`))
  assert.equal(new Set(ids()).size, ids().length)
  assert.deepEqual(asked, ['beforeunload'])
})

test('a page that is not left after all goes on, six at a time, and loses none', async (t) => {
  const { page, ids } = await openLocking(t, 260, 150)
  const asked = answering(page, 'dismiss')
  await page.evaluate(() => void (location.href = '/next'))
  await eventually(() => assert.deepEqual(asked, ['beforeunload']))
  await page.getByText('260 of 260 done').first().waitFor()
  assert.equal(ids().length, 260)
  assert.equal(new Set(ids()).size, 260)
})
