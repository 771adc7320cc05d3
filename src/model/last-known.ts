import type { Device } from './resources.js'
import { deviceErrors } from './device-issues.js'
import { text } from './value.js'

/** The errors that say that nothing is heard of a device any more. */
const UNREACHABLE = new Set<unknown>([
  'device_offline',
  'device_disconnected',
  'device_removed',
  'hub_disconnected',
  'bridge_disconnected',
  'account_disconnected'
])

/** When a device that cannot be reached was heard of last, in ms since 1970; nothing where the platform does not say. */
export function lastKnown(device: Device): number | undefined {
  const times = deviceErrors(device)
    .filter(({ error_code }) => UNREACHABLE.has(error_code))
    .map(({ created_at }) => Date.parse(text(created_at) ?? ''))
    .filter(Number.isFinite)
  return times.length > 0 ? Math.min(...times) : undefined
}
