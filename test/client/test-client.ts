import { PlatformClient, type ClientOptions } from '../../src/client/index.js'
import { json, recordingFetch, type FakeResponse } from './recording-fetch.js'

export const TOKEN = 'seam_cst1_secret'
export const DEVICES = json({ devices: [] })

/** A client of a session whose platform gives these answers, and what it has sent. */
export function createTestClient(responses: FakeResponse[], options: ClientOptions = {}) {
  const platform = recordingFetch(...responses)
  return { ...platform, client: PlatformClient.fromClientSessionToken(TOKEN, { fetch: platform.fetch, ...options }) }
}

/** A call that only reads. */
export const sendRead = (client: PlatformClient) => client.devices.list()
/** A call that changes something. */
export const sendMutation = (client: PlatformClient) =>
  client.devices.update({ device_id: 'device_1', name: 'Front Door' })
