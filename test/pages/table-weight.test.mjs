import assert from 'node:assert/strict'
import { AUTOLOADED_TABLE } from '../package/support/budgets.mjs'
import { gzipped, readBuilt } from '../package/support/module-graph.mjs'
import { openPage, pageOf } from './support/browser.mjs'
import { elementOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

test(`The files that autoload.js loads for a device table weigh at most ${AUTOLOADED_TABLE} bytes`, async ({
  scope
}) => {
  const platform = await startPlatform(scope, { size: 3 })
  // Never idle, so that only what the table needs is loaded.
  const busy = '<script>globalThis.requestIdleCallback = () => 0</script>'
  const files = { '/': pageOf(busy + elementOf('x-device-table', platform), '/dist/cdn/autoload.js') }
  const { page, host } = await openPage(scope, { files })
  await rows(page).first().waitFor()
  const loaded = [...new Set(host.requested.filter((url) => url.startsWith('/dist/')))].map((url) =>
    url.slice('/dist/'.length)
  )
  assert.ok(loaded.length > 1)
  const weight = loaded.reduce((sum, file) => sum + gzipped(readBuilt(file)), 0)
  assert.ok(weight <= AUTOLOADED_TABLE, `${loaded.join(', ')} weigh ${weight} bytes.`)
})
