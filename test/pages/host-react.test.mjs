import assert from 'node:assert/strict'
import { complaints, openBody } from './support/browser.mjs'
import { bundleHost } from './support/bundle.mjs'
import { test } from './support/test.mjs'

/** React itself recommends its developer tools. */
const isAdvertised = (text) => /react devtools/i.test(text)

test("The development build of the host's React renders every kind of screen without warnings", async ({ scope }) => {
  const { modules, warnings } = await bundleHost('react-whole.tsx', { mode: 'development' })
  assert.deepEqual(warnings, [])
  const { page, log } = await openBody(scope, '', '/host.js', { files: modules })
  const table = page.locator('x-device-table')
  await page.locator('x-thermostat').getByRole('heading', { name: 'Thermostat' }).waitFor()
  await page.locator('x-noise-sensor-details').getByRole('heading', { name: 'Noise Sensor' }).waitFor()
  await page.locator('x-access-code-table').getByRole('list').first().waitFor()
  await page.locator('x-supported-devices').getByRole('list').first().waitFor()

  await table.locator('[part~="row"]').filter({ hasText: 'Garage' }).first().click()
  await table.getByRole('button', { name: 'Unlock', exact: true }).click()
  await table.getByRole('button', { name: 'Lock', exact: true }).waitFor()
  await table.getByRole('button', { name: 'Back', exact: true }).click()
  await table.getByRole('searchbox').fill('office')
  await table.locator('[part~="row"]').filter({ hasText: 'Office' }).first().waitFor()
  assert.deepEqual(
    complaints(log).filter((text) => !isAdvertised(text)),
    []
  )
})
