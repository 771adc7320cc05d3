import assert from 'node:assert/strict'
import { eventually } from './support/browser.mjs'
import { openPrerendered } from './support/open-prerendered.mjs'
import { pageTime } from './support/page-time.mjs'
import { test } from './support/test.mjs'

const GARAGE = 'device_garage'
const PERSON = 'Guest Weber'

async function call({ endpoint, sandbox }, path, body) {
  const response = await sandbox(endpoint + path, {
    method: 'POST',
    headers: { authorization: 'Bearer seam_sandbox' },
    body: JSON.stringify(body)
  })
  return response.json()
}

/** Opens the codes of a lock whose list React fetches again, with a code that was added meanwhile. */
async function openOutdated(scope, options) {
  const prerendered = await openPrerendered(scope, 'x-access-code-table', '[part~="row"]', {
    options,
    attributes: `device-id="${GARAGE}"`,
    page: { now: pageTime() }
  })
  const { page, context, platform } = prerendered
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('nothing'))
  // A preloaded response that is not used within 10 s is dropped.
  await page.clock.fastForward(11_000)
  await call(platform, '/access_codes/create', { device_id: GARAGE, name: 'Anna', code: '987654' })
  const { access_codes: codes } = await call(platform, '/access_codes/list', { device_id: GARAGE })
  const { code, access_code_id } = codes.find(({ name }) => name === PERSON)
  return { ...prerendered, pin: code, personId: access_code_id }
}

const newRow = (page) => page.getByRole('button', { name: 'Copy code · Anna' })

test('A press on "Copy code" before React is loaded copies the code of that row, even if a code was added meanwhile', async ({
  scope
}) => {
  const { page, pin, letReactCome } = await openOutdated(scope)
  await page.getByRole('button', { name: `Copy code · ${PERSON}` }).click()
  await letReactCome()
  await newRow(page).waitFor()
  await eventually(async () => assert.equal(await page.evaluate(() => navigator.clipboard.readText()), pin))
})

test('A press on the menu of a code before React is loaded opens the menu of that code, even if a code was added meanwhile', async ({
  scope
}) => {
  const { page, pin, letReactCome } = await openOutdated(scope)
  await page.getByRole('button', { name: `Actions for ${PERSON}` }).click()
  await letReactCome()
  await newRow(page).waitFor()
  await page.getByRole('menuitem', { name: `Copy code - ${pin}` }).waitFor()
})

test('A press on the menu of a code that was deleted meanwhile opens no menu', async ({ scope }) => {
  const { page, platform, personId, letReactCome } = await openOutdated(scope, { commandTime: 0 })
  await page.getByRole('button', { name: `Actions for ${PERSON}` }).click()
  await call(platform, '/access_codes/delete', { access_code_id: personId })
  await letReactCome()
  await newRow(page).waitFor()
  assert.equal(await page.getByRole('button', { name: `Actions for ${PERSON}` }).count(), 0)
  assert.equal(await page.getByRole('menu').count(), 0)
})
