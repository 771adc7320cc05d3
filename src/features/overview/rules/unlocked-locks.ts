import type { Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { isLocked, onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind } from '../../device/rules/device.js'
import { isNight } from './night.js'

/** The doors that are known to be unlocked. */
export interface UnlockedLocks {
  /** Where it is night: somebody may have forgotten them. */
  readonly atNight: readonly Device[]
  readonly byDay: readonly Device[]
}

/** Whether a door is unlocked, as the platform last confirmed it. Of one that cannot be reached, nobody knows. */
const isOpen = (device: Device): boolean =>
  deviceKind(device) === 'lock' && onlineStatus(device) === 'online' && isLocked(device) === false

/** Finds the doors that are unlocked. @param now in ms since 1970 */
export function unlockedLocks(devices: readonly Device[], now: number): UnlockedLocks {
  const open = devices.filter(isOpen)
  const isDark = (device: Device): boolean => isNight(now, displayZone(device))
  return { atNight: open.filter(isDark), byDay: open.filter((device) => !isDark(device)) }
}
