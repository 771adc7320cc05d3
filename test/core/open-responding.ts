import { connectedAccountQuery } from '../../src/features/device/data/queries.js'
import { json } from '../client/recording-fetch.js'
import { GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock } from './fake-platform.js'
import { openSession } from './open-session.js'

export const CODES = '/access_codes/list'
export const ACCOUNT = '/connected_accounts/get'
export const THRESHOLDS = '/noise_sensors/noise_thresholds/list'
export const MAKERS = '/internal/devicedb/v1/manufacturers/list'
export const MODELS = '/internal/devicedb/v1/device_models/list'

export const account = connectedAccountQuery('account')

/** Opens a session whose platform responds at once. */
export async function openResponding() {
  const opened = await openSession()
  const { platform } = opened
  platform.on(GET, () => deviceResponse(lock('front', true)))
  platform.on(LIST, () => devicesResponse([lock('front')]))
  platform.on(CODES, () => json({ access_codes: [] }))
  platform.on(THRESHOLDS, () => json({ noise_thresholds: [] }))
  platform.on(MAKERS, () => json({ manufacturers: [] }))
  platform.on(MODELS, () => json({ device_models: [] }))
  platform.on(ACCOUNT, () => json({ connected_account: { connected_account_id: 'account' } }))
  return opened
}
