import assert from 'node:assert/strict'
import { AUTOLOADED_TABLE } from '../package/support/budgets.mjs'
import { gzipped, readBuilt } from '../package/support/module-graph.mjs'
import { openPage, pageOf } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

test(`The files that autoload.js loads for a device table weigh at most ${AUTOLOADED_TABLE} bytes`, async ({
  scope
}) => {
  const { endpoint, sandbox } = await startPlatform(scope, { size: 3 })
  // Never idle, so that only what the table needs is loaded.
  const busy = '<script>globalThis.requestIdleCallback = () => 0</script>'
  const table = `${busy}<x-device-table publishable-key="${sandbox.publishableKey}" user-identifier-key="jane" endpoint="${endpoint}">`
  const { page, host } = await openPage(scope, {
    files: { '/': pageOf(`${table}</x-device-table>`, '/dist/cdn/autoload.js') }
  })
  await page.locator('[part~="row"]').first().waitFor()
  const files = [...new Set(host.requested.filter((url) => url.startsWith('/dist/')))].map((url) =>
    url.slice('/dist/'.length)
  )
  assert.ok(files.length > 1)
  const weight = files.reduce((sum, file) => sum + gzipped(readBuilt(file)), 0)
  assert.ok(weight <= AUTOLOADED_TABLE, `${files.join(', ')} weigh ${weight} bytes.`)
})
