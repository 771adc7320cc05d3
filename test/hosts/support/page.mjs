import assert from 'node:assert/strict'
import { eventually, openAddress } from '../../pages/support/browser.mjs'
import { startPlatform } from '../../pages/support/servers.mjs'

/**
 * Opens the page of a host on its own platform, and waits for both tables.
 *
 * @param address address of the page, which reads its platform from `?platform=`
 * @returns the page, its log, its platform, and helper functions; see `README.md`
 */
export async function openHost(scope, address, options) {
  const platform = await startPlatform(scope)
  const query = new URLSearchParams({ platform: platform.endpoint })
  const { page, log } = await openAddress(scope, `${address}?${query}`, options)

  const table = (id) => page.locator(`#${id}`)
  const rows = (id) => table(id).locator('[part~="row"]')
  const search = (id) => table(id).getByRole('searchbox')

  async function press(...labels) {
    for (const name of labels) await page.getByRole('button', { name, exact: true }).click()
  }

  async function showsRows(id, count) {
    await eventually(async () => assert.equal(await rows(id).count(), count, `rows of ${id}`))
  }

  async function beginsWith(id, name) {
    await eventually(async () => assert.match(await rows(id).first().innerText(), new RegExp(name)))
  }

  /** Checks the device ids of the presses that the page has received. */
  async function hasHeard(...ids) {
    const heard = page.locator('main > output')
    await eventually(async () => assert.equal(await heard.innerText(), ids.join(' ')))
  }

  await page.getByRole('heading', { name: 'Doors 1' }).waitFor()
  await page.getByRole('heading', { name: 'Rooms 1' }).waitFor()
  await showsRows('doors', 2)
  await showsRows('rooms', 2)
  return { page, log, platform, table, rows, search, press, beginsWith, showsRows, hasHeard }
}
