// Follows the steps of `docs/getting-started/` literally, starting in an empty folder.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { PlatformClient } from '../../dist/client/index.js'
import { createSandbox } from '../../dist/sandbox/index.js'
import { complaints, eventually, openAddress } from '../pages/support/browser.mjs'
import { test } from '../pages/support/test.mjs'
import { chosenHosts } from './hosts.mjs'
import { followSteps } from './support/follow-steps.mjs'
import { readSteps } from './support/read-steps.mjs'

const MOST_COMMANDS = 4

async function namesOfLocks() {
  const client = await PlatformClient.fromPublishableKey('seam_pk_test', 'jane', {
    fetch: createSandbox({ latency: 0 })
  })
  const devices = await client.devices.list()
  return devices.filter((device) => device.can_remotely_lock === true).map((device) => device.device_id)
}

/** Removes generated tests of a page that the guide replaces. */
async function generatedTests(folder) {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => !file.includes('node_modules') && /\.(?:spec|test)\.[jt]sx?$/.test(file))
}

const pages = new Set(chosenHosts(({ isAtOnce }) => isAtOnce).flatMap(({ guide }) => guide ?? []))

for (const name of pages) {
  const steps = await readSteps(`docs/getting-started/${name}.md`)

  test(`Getting started with ${name} takes fewer than five commands`, () => {
    const commands = steps.flatMap((step) => step.command ?? [])
    assert.ok(commands.length <= MOST_COMMANDS, commands.join('\n'))
  })

  test(`Getting started with ${name} leads to a table with a filter and a click handler, and a satisfied doctor`, async ({
    scope
  }) => {
    const { address, folder, report } = await followSteps(scope, steps)
    assert.deepEqual(await generatedTests(folder), [])
    assert.equal(report.trim(), '0 errors, 0 warnings')
    const { page, log } = await openAddress(scope, address)
    await page.getByRole('heading', { name: 'Doors' }).waitFor()
    const rows = page.locator('x-device-table [part~="row"]')
    const { length } = await namesOfLocks()
    await eventually(async () => assert.equal(await rows.count(), length))
    await page.getByRole('searchbox').fill('front')
    await eventually(async () => assert.equal(await rows.count(), 1))
    await rows.filter({ hasText: 'Front Door' }).click()
    await page.getByText('You pressed Front Door').waitFor()
    assert.equal(await rows.count(), 1)
    assert.deepEqual(complaints(log), [])
  })
}
