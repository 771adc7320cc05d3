import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isActionAttemptFailedError, isUnauthorizedError, PlatformClient } from '../../dist/client/index.js'
import { createSandbox } from '../../dist/sandbox/index.js'

const connect = (sandbox) => PlatformClient.fromPublishableKey(sandbox.publishableKey, 'somebody', { fetch: sandbox })

test('The client works with the sandbox in Node', async () => {
  const client = await connect(createSandbox())
  const devices = await client.devices.list()
  const { device_id } = devices.find(({ properties }) => properties.locked === true)
  await client.locks.unlockDoor({ device_id }, { waitForActionAttempt: { timeout: 10_000, pollingInterval: 10 } })
  const device = await client.devices.get({ device_id })
  assert.equal(device.properties.locked, false)
})

test('All pages of a list are fetched', async () => {
  const client = await connect(createSandbox())
  const devices = await client.devices.list()
  const paged = await client.createPaginator(client.devices.list({ limit: 2 })).flattenToArray()
  assert.deepEqual(
    paged.map(({ device_id }) => device_id),
    devices.map(({ device_id }) => device_id)
  )
})

test('Two sandboxes are independent', async () => {
  const [first, second] = await Promise.all([connect(createSandbox()), connect(createSandbox())])
  const [{ device_id }] = await first.devices.list()
  await first.devices.update({ device_id, name: 'Renamed' })
  const [there, here] = await Promise.all([second.devices.get({ device_id }), first.devices.get({ device_id })])
  assert.equal(here.properties.name ?? here.display_name, 'Renamed')
  assert.notEqual(there.properties.name ?? there.display_name, 'Renamed')
})

test('An unknown token is rejected with a clear error', async () => {
  const client = PlatformClient.fromClientSessionToken('seam_cst1_nobody', {
    fetch: createSandbox(),
    retry: { limit: 0 }
  })
  await assert.rejects(
    async () => client.devices.list(),
    (error) => isUnauthorizedError(error) && !isActionAttemptFailedError(error)
  )
})
