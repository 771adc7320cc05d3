import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createFake as createFakeCatalogue } from '@seamapi/fake-devicedb'
import { createFake } from '@seamapi/fake-seam-connect'

/** Initial data of the platform that `startOtherPlatform` starts. */
export const SEEDED = {
  publishableKey: 'seam_pk1_token',
  clientSessionToken: 'seam_cst1_token',
  apiKey: 'seam_apikey1_token',
  user: 'john_user_identifier_key',
  workspace: 'seed_workspace_1',
  lock: 'august_device_1',
  lockName: 'Fake August Lock 1'
}

function stopAfter(scope, server) {
  scope.after(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** The port is searched first and used afterwards, so another server may have taken it. */
async function startServer(fake) {
  for (;;) {
    try {
      return (await fake.startServer()).server
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
  }
}

/**
 * Starts an independent platform with its sample data.
 *
 * @returns its address, access to its database, and a function that makes some of its routes fail
 */
export async function startOtherPlatform(scope) {
  const fake = await createFake()
  await fake.seed()
  stopAfter(scope, await startServer(fake))
  const endpoint = fake.serverUrl
  return {
    endpoint,
    /** Adds a thermostat of the user. The sample thermostats have no presets, which identify them as thermostats. */
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
    /** Adds a catalog with its sample model. @returns functions that add to it */
    async addCatalogue() {
      const catalogue = await createFakeCatalogue()
      const { device_model: sample } = await catalogue.seed()
      stopAfter(scope, await startServer(catalogue))
      const { database, serverUrl: url } = catalogue
      fake.database.setDevicedbConfig({ url, vercelProtectionBypassSecret: database.vercel_protection_bypass_secret })
      return function addManufacturer(name, { level = 'stable', models = [] } = {}) {
        const manufacturer_id = randomUUID()
        database.addManufacturer({
          manufacturer_id,
          display_name: name,
          integration: level,
          integration_support_level: level,
          is_connect_webview_supported: true,
          requires_seam_support_to_add_account: false
        })
        for (const model of models) {
          database.addDeviceModel({ ...sample, device_model_id: randomUUID(), manufacturer_id, ...model })
        }
        return manufacturer_id
      }
    },
    codes: () => fake.database.access_codes,
    thresholds: () => fake.database.noise_thresholds,
    webviews: () => fake.database.connect_webviews,
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
