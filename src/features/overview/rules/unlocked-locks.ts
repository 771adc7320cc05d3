import type { Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { isLocked, onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind } from '../../device/rules/device.js'
import { isNight } from './night.js'

/** Doors that are known to be unlocked. */
export interface UnlockedLocks {
  /** Doors where it is night now, so they may have been left unlocked by mistake. */
  readonly atNight: readonly Device[]
  readonly byDay: readonly Device[]
}

/** Returns `true` if the confirmed state of a door is unlocked. The state of an offline lock is unknown. */
const isOpen = (device: Device): boolean =>
  deviceKind(device) === 'lock' && onlineStatus(device) === 'online' && isLocked(device) === false

/**
 * Finds the doors that are unlocked.
 *
 * @param now In ms since 1970.
 */
export function unlockedLocks(devices: readonly Device[], now: number): UnlockedLocks {
  const open = devices.filter(isOpen)
  const isDark = (device: Device): boolean => isNight(now, displayZone(device))
  return { atNight: open.filter(isDark), byDay: open.filter((device) => !isDark(device)) }
}
