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
    /** A thermostat of the user: the sample ones have no presets, by which it is told that they are thermostats. */
    addThermostat(id, properties) {
      const { connected_account_id } = fake.database.devices.find(({ device_id }) => device_id === SEEDED.lock)
      return fake.database.addDevice({
        device_id: id,
        device_type: 'ecobee_thermostat',
        connected_account_id,
        workspace_id: SEEDED.workspace,
        name: 'Attic Thermostat',
        properties: {
          online: true,
          is_heating_available: true,
          is_cooling_available: true,
          available_hvac_mode_settings: ['heat', 'cool', 'heat_cool', 'off'],
          available_climate_presets: [],
          ...properties
        }
      })
    },
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
