import type { LockUses } from '../../../../core/resources/lock-uses.js'
import type { Device } from '../../../../core/resources/resources.js'
import { properties } from '../../../device/rules/device.js'

/** Returns if a lock reports which access code was used. `undefined` if that is unknown. */
export function reportsUses(device: Device | undefined, log: LockUses | undefined): boolean | undefined {
  const { has_native_entry_events: hasEvents } = device ? properties(device) : {}
  if (hasEvents === true || (log?.uses.length ?? 0) > 0) return true
  return hasEvents === false ? false : undefined
}
