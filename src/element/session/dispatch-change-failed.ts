import { parseString } from '../../core/values/value.js'
import { ChangeFailedEvent } from '../events/change-events.js'
import type { DetachedMutation } from './detached-errors.js'

const RESOURCE_IDS = [
  'device_id',
  'access_code_id',
  'access_grant_id',
  'access_method_id',
  'climate_preset_key',
  'noise_threshold_id',
  'thermostat_schedule_id',
  'thermostat_daily_program_id'
] as const

/** Dispatches `change-failed` on the document for a mutation that failed after its element was removed. */
export function dispatchChangeFailed({ operation, params, target }: DetachedMutation, error: unknown): void {
  const [device_id, ...otherDevices] = target.deviceIds ?? []
  const ids = Object.fromEntries(
    RESOURCE_IDS.flatMap((name) => {
      const id = parseString(params[name])
      return id === undefined ? [] : [[name, id]]
    })
  )
  const device = device_id !== undefined && otherDevices.length === 0 ? { device_id } : {}
  document.dispatchEvent(new ChangeFailedEvent({ operation, error, ...device, ...ids }))
}
