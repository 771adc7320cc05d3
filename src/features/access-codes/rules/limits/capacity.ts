import type { AccessCode, Device } from '../../../../core/resources/resources.js'
import { parseNumber } from '../../../../core/values/value.js'
import { properties } from '../../../device/rules/device.js'
import { isTransitioning } from '../code-transition.js'

/** Number of codes on a lock and the most that it takes. */
export interface Capacity {
  readonly used: number
  readonly most: number
}

/** Returns the most codes that a lock takes, or `undefined` if it doesn't report that. */
export function mostCodes(device: Device): number | undefined {
  const most = parseNumber(properties(device).max_active_codes_supported)
  return most !== undefined && Number.isInteger(most) && most > 0 ? most : undefined
}

/** Returns `true` if a code takes a place on its lock, now or because the lock already knows its start. */
const takesPlace = (code: AccessCode): boolean =>
  code.status === 'set' || isTransitioning(code) || code.is_scheduled_on_device === true

/** Returns the capacity of a lock. @param unmanaged number of codes that were set at the lock, if known */
export function capacityOf(device: Device, codes: readonly AccessCode[], unmanaged = 0): Capacity | undefined {
  const most = mostCodes(device)
  return most === undefined ? undefined : { used: codes.filter(takesPlace).length + unmanaged, most }
}

export const isFull = ({ used, most }: Capacity): boolean => used >= most
