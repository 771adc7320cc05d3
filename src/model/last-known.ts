import type { Device } from './resources.js'
import { deviceErrors } from './device-issues.js'
import { text } from './value.js'

/** The errors that say that nothing is heard of a device any more, nor of the hub or the account behind which it is. */
const UNREACHABLE = /_(?:offline|disconnected)$/

/** When a device that cannot be reached was heard of last, in ms since 1970; nothing where the platform does not say. */
export function lastKnown(device: Device): number | undefined {
  const times = deviceErrors(device)
    .filter(({ error_code }) => UNREACHABLE.test(text(error_code) ?? ''))
    .map(({ created_at }) => Date.parse(text(created_at) ?? ''))
    .filter(Number.isFinite)
  return times.length > 0 ? Math.min(...times) : undefined
}
