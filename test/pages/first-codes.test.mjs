import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complaints, eventually, useBrowser } from './support/browser.mjs'
import { openDrawn, placesOf } from './support/open-drawn.mjs'

useBrowser()

const openCodes = (t) =>
  openDrawn(t, 'x-access-code-table', '[part~="row"]', { attributes: 'device-id="device_garage"' })

const PARTS = '.header, .header *, .row, .row *, .row-action, .row-action *'

test('the codes of a lock are there before React, and nothing of them moves when that comes', async (t) => {
  const { page, log, platform, letReactCome } = await openCodes(t)
  const before = await placesOf(page, 'x-access-code-table', PARTS)
  await letReactCome()
  assert.deepEqual(await placesOf(page, 'x-access-code-table', PARTS), before)
  for (const path of ['/devices/get', '/access_codes/list']) assert.equal(platform.callsTo(path).length, 1)
  assert.deepEqual(complaints(log), [])
})

test('a code that is pressed before React is there opens once it is', async (t) => {
  const { page, letReactCome } = await openCodes(t)
  const row = page.locator('[part~="row"]').first()
  const name = await row.locator('b').textContent()
  await row.click()
  await letReactCome()
  await page.getByRole('button', { name: 'Back' }).waitFor()
  await page.getByText(name).first().waitFor()
})

test('the menu of a code that is pressed before React is there opens once it is, and nothing of it is chosen', async (t) => {
  const { page, platform, letReactCome } = await openCodes(t)
  await page.getByRole('button', { name: 'Actions for' }).first().click()
  assert.equal(await page.getByRole('menu').count(), 0)
  await letReactCome()
  await page.getByRole('menuitem', { name: 'Delete code' }).waitFor()
  await eventually(() => assert.equal(platform.callsTo('/access_codes/delete').length, 0))
})
