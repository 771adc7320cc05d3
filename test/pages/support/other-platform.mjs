import assert from 'node:assert/strict'
import { createFake } from '@seamapi/fake-seam-connect'

/** What the platform of `startOtherPlatform` begins with. */
export const SEEDED = {
  publishableKey: 'seam_pk1_token',
  clientSessionToken: 'seam_cst1_token',
  apiKey: 'seam_apikey1_token',
  user: 'john_user_identifier_key',
  workspace: 'seed_workspace_1',
  lock: 'august_device_1',
  lockName: 'Fake August Lock 1'
}

/**
 * Starts a platform that is not ours, with its sample data.
 *
 * @returns its address, a look into its database, and a way to let some of its routes fail.
 */
export async function startOtherPlatform(t) {
  const fake = await createFake()
  await fake.seed()
  const { server } = await fake.startServer()
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = fake.serverUrl
  return {
    endpoint,
    codes: () => fake.database.access_codes,
    device: (id) => fake.database.devices.find(({ device_id }) => device_id === id),
    async setOutage(routes) {
      const { ok } = await fetch(`${endpoint}/_fake/simulate_workspace_outage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ workspace_id: SEEDED.workspace, routes })
      })
      assert.ok(ok)
    }
  }
}
