import assert from 'node:assert/strict'
import { eventually, openBody, pageOf } from './support/browser.mjs'
import { elementOf, press } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const KEEP_OPEN = /^Keep this page open/

/** Opens a page on which the user has just confirmed to lock many doors, with the given response time in ms. */
async function openLocking(scope, count, delay) {
  const devices = Array.from({ length: count }, (_, index) => ({
    kind: 'lock',
    name: `Door ${index + 1}`,
    locked: false
  }))
  const platform = await startPlatform(scope, { devices, commandTime: 0, faults: { '/locks/lock_door': { delay } } })
  const table = elementOf('x-device-table', platform, 'selectable')
  const { page } = await openBody(scope, table, '/dist/cdn/all.js', {
    files: { '/next': pageOf('<p>Elsewhere</p>') }
  })
  await page.getByRole('checkbox', { name: `Select all ${count}` }).check()
  await press(page, `Lock ${count} locks`)
  await press(page.getByRole('alertdialog'), `Lock ${count} locks`)
  await eventually(() => assert.ok(platform.callsTo('/locks/lock_door').length >= 6))
  return { page, ids: () => platform.callsTo('/locks/lock_door').map(({ body }) => body.device_id) }
}

/** Answers the dialogs of a page. @returns their types */
function responding(page, response) {
  const dialogs = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog[response]()
  })
  return dialogs
}

test('The page asks before it is left during a bulk lock command, and no command is lost', async ({ scope }) => {
  const { page, ids } = await openLocking(scope, 60, 1500)
  const dialogs = responding(page, 'accept')
  assert.equal(await page.getByText(KEEP_OPEN).count(), 0)
  assert.equal(ids().length, 6)
  await page.goto(new URL('/next', page.url()).href)
  await page.getByText('Elsewhere').waitFor()
  await eventually(() => assert.equal(ids().length, 60))
  assert.equal(new Set(ids()).size, 60)
  assert.deepEqual(dialogs, ['beforeunload'])
})

test('A page with more waiting commands than fit in keepalive requests warns; if it is left anyway, it sends as many as fit, once each', async ({
  scope
}) => {
  const { page, ids } = await openLocking(scope, 400, 300)
  const dialogs = responding(page, 'accept')
  await page.locator('.bulk-bar').getByText(KEEP_OPEN).waitFor()
  const initialCount = ids().length
  await page.goto(new URL('/next', page.url()).href)
  await page.getByText('Elsewhere').waitFor()
  // Some of the commands in flight were answered while the page was being left.
  await eventually(() =>
    assert.ok(ids().length >= initialCount + 240 - 6, `${ids().length} of ${initialCount} and 240`)
  )
  assert.equal(new Set(ids()).size, ids().length)
  assert.deepEqual(dialogs, ['beforeunload'])
})

test('A page that is not left continues with six commands at a time, and loses none', async ({ scope }) => {
  const { page, ids } = await openLocking(scope, 260, 150)
  const dialogs = responding(page, 'dismiss')
  await page.evaluate(() => void (location.href = '/next'))
  await eventually(() => assert.deepEqual(dialogs, ['beforeunload']))
  await page.getByText('260 locked').first().waitFor()
  assert.equal(ids().length, 260)
  assert.equal(new Set(ids()).size, 260)
})
