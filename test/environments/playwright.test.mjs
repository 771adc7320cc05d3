import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startHost } from '../pages/support/servers.mjs'
import { launchOptions } from '../runner/browser.mjs'
import { createHost, guideFiles } from './support/host.mjs'

const PAGE = `<!doctype html><title>Doors</title><script type="module" src="/dist/cdn/all.js"></script>
<x-device-table publishable-key="seam_pk_host" user-identifier-key="jane"></x-device-table>`

const FAULT = `
import { expect, test } from '@playwright/test'
import { routePlatform } from 'latchkey/testing/playwright'

test('Failures are shown in all pages of a context', async ({ context, page }) => {
  const devices = [{ kind: 'lock', name: 'Front Door' }]
  const platform = await routePlatform(context, { devices, faults: { '/devices/list': { status: 409, times: 1 } } })
  await page.goto('/doors')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /Front Door/ }).waitFor()
  platform.update({ faults: { '*': { drop: true } } })
  await page.getByRole('button', { name: /Front Door/ }).click()
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('Failed to update lock status')).toBeVisible()
})
`

test('The Playwright example of the testing guide passes unchanged, and fails with a fault', async (t) => {
  const { origin } = await startHost(t, { files: { '/doors': PAGE } })
  const config = {
    testDir: 'e2e',
    workers: 1,
    reporter: 'list',
    use: { baseURL: origin, launchOptions: launchOptions() }
  }
  const host = createHost({
    'playwright.config.js': `export default ${JSON.stringify(config)}`,
    'e2e/doors.spec.js': guideFiles()['e2e/doors.spec.js'],
    'e2e/faults.spec.js': FAULT
  })
  t.after(host.remove)
  assert.match(await host.run('playwright/cli.js', 'test'), /2 passed/)
})
