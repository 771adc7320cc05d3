import assert from 'node:assert/strict'
import { eventually, openBody, pageOf } from './support/browser.mjs'
import { elementOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const FAMILY = 'access_code_garage_1'

/** Opens a table with a confirmation to delete a code, and records the requests. */
async function openAsked(scope) {
  const platform = await startPlatform(scope)
  const { callsTo } = platform
  const codes = elementOf('x-access-code-table', platform, 'device-id="device_garage"')
  const { page, context } = await openBody(scope, codes, '/dist/cdn/all.js', {
    files: { '/other': pageOf('Other') }
  })
  await page.getByRole('button', { name: 'Actions for Family' }).click()
  await page.getByRole('menuitem', { name: 'Delete code' }).click()
  return {
    page,
    context,
    confirm: () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    deleted: () => callsTo('/access_codes/delete').map(({ body }) => body.access_code_id),
    createdNames: () => callsTo('/access_codes/create').map(({ body }) => body.name)
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
    await rows(page).first().waitFor()
    assert.deepEqual(deleted(), [FAMILY])
  })
}
