import assert from 'node:assert/strict'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const DELETE = '/access_codes/delete'
const CREATE = '/access_codes/create'
const FAMILY = 'access_code_garage_1'

/** Opens a table with a confirmation to delete a code, and records the requests. */
async function openAsked(scope) {
  const platform = await startPlatform(scope)
  const { endpoint, sandbox, callsTo } = platform
  const codes = `<x-access-code-table device-id="device_garage" publishable-key="${sandbox.publishableKey}" user-identifier-key="jane" endpoint="${endpoint}"></x-access-code-table>`
  const { page, context } = await openPage(scope, {
    files: { '/': pageOf(codes, '/dist/cdn/all.js'), '/other': pageOf('Other') }
  })
  await page.getByRole('button', { name: 'Actions for Family' }).click()
  await page.getByRole('menuitem', { name: 'Delete code' }).click()
  return {
    page,
    context,
    confirm: () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    deleted: () => callsTo(DELETE).map(({ body }) => body.access_code_id),
    createdNames: () => callsTo(CREATE).map(({ body }) => body.name)
  }
}

const leavings = {
  reloaded: (page) => page.reload(),
  'left for another page': (page) => page.goto(new URL('/other', page.url()).href)
}
for (const [what, leave] of Object.entries(leavings)) {
  test(`A confirmed deletion is sent once if its page is ${what} at the same moment`, async ({ scope }) => {
    const { page, confirm, deleted } = await openAsked(scope)
    await confirm()
    await leave(page)
    await eventually(() => assert.deepEqual(deleted(), [FAMILY]))
    await page.goto(new URL('/', page.url()).href)
    await page.locator('[part~="row"]').first().waitFor()
    assert.deepEqual(deleted(), [FAMILY])
  })
}

test('Undoing a deletion creates the code again, even if the page is left', async ({ scope }) => {
  const { page, confirm, deleted, createdNames } = await openAsked(scope)
  await confirm()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Family' }).first().waitFor()
  assert.deepEqual(deleted(), [FAMILY])
  assert.deepEqual(createdNames(), ['Family'])
})

test('A deletion whose connection drops is rolled back with an error, and "Try again" sends it again', async ({
  scope
}) => {
  const { page, context, confirm, deleted } = await openAsked(scope)
  await context.setOffline(true)
  await confirm()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  assert.deepEqual(deleted(), [])
  await context.setOffline(false)
  await again.click()
  await eventually(() => assert.deepEqual(deleted(), [FAMILY]))
})
