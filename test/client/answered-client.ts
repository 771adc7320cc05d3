import { PlatformClient, type ClientOptions } from '../../src/client/index.js'
import { json, recordingFetch, type Answer } from './recording-fetch.js'

export const TOKEN = 'seam_cst1_secret'
export const DEVICES = json({ devices: [] })

/** A client of a session whose platform gives these answers, and what it has sent. */
export function clientOf(answers: Answer[], options: ClientOptions = {}) {
  const platform = recordingFetch(...answers)
  return { ...platform, client: PlatformClient.fromClientSessionToken(TOKEN, { fetch: platform.fetch, ...options }) }
}

/** A call that only reads. */
export const reads = (client: PlatformClient) => client.devices.list()
/** A call that changes something. */
export const changes = (client: PlatformClient) => client.devices.update({ device_id: 'device_1', name: 'Front Door' })
