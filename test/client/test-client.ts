import { type ClientOptions, PlatformClient } from '../../src/client/index.js'
import { type FakeResponse, json, recordingFetch } from './recording-fetch.js'

export const TOKEN = 'seam_cst1_secret'
export const DEVICES = json({ devices: [] })

/** Creates a client that receives these responses, and records its requests. */
export function createTestClient(responses: FakeResponse[], options: ClientOptions = {}) {
  const platform = recordingFetch(...responses)
  return { ...platform, client: PlatformClient.fromClientSessionToken(TOKEN, { fetch: platform.fetch, ...options }) }
}

export const sendRead = (client: PlatformClient) => client.devices.list()
export const sendMutation = (client: PlatformClient) =>
  client.devices.update({ device_id: 'device_1', name: 'Front Door' })
