import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'

useBrowser()

const DELETE = '/access_codes/delete'
const FAMILY = 'access_code_garage_1'

/** A table of codes in which a person has just confirmed that one goes; the platform counts what it is told. */
async function openDeleting(t) {
  const platform = await startPlatform(t)
  const { endpoint, sandbox, callsTo } = platform
  const codes = `<x-access-code-table device-id="device_garage" publishable-key="${sandbox.publishableKey}" user-identifier-key="jane" endpoint="${endpoint}"></x-access-code-table>`
  const { page, context } = await openPage(t, { files: { '/': pageOf(codes, '/dist/cdn/all.js'), '/other': pageOf('Other') } })
  async function remove() {
    await page.getByRole('button', { name: 'Actions for Family' }).click()
    await page.getByRole('menuitem', { name: 'Delete code' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  }
  await remove()
  assert.deepEqual(callsTo(DELETE), [])
  return { page, context, remove, ids: () => callsTo(DELETE).map(({ body }) => body.access_code_id) }
}

const leavings = {
  reloaded: (page) => page.reload(),
  'left for another page': (page) => page.goto(new URL('/other', page.url()).href)
}
for (const [what, leave] of Object.entries(leavings)) {
  test(`a deletion that is held is sent, once, when its page is ${what}`, async (t) => {
    const { page, ids } = await openDeleting(t)
    await leave(page)
    await eventually(() => assert.deepEqual(ids(), [FAMILY]))
    await page.goto(new URL('/', page.url()).href)
    await page.locator('[part~="row"]').first().waitFor()
    assert.deepEqual(ids(), [FAMILY])
  })
}

test('a deletion that was undone is not sent when its page is left', async (t) => {
  const { page, ids } = await openDeleting(t)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await page.reload()
  await page.locator('[part~="row"]').first().waitFor()
  assert.deepEqual(ids(), [])
})

test('a deletion whose connection is dropped comes back, says so, and is sent again once that is asked for', async (t) => {
  const { page, context, ids } = await openDeleting(t)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  assert.deepEqual(ids(), [])
  await context.setOffline(false)
  await again.click()
  await eventually(() => assert.deepEqual(ids(), [FAMILY]))
})
