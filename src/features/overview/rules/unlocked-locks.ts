import type { Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { toWallTime } from '../../../core/values/wall-time.js'
import { deviceKind } from '../../device/rules/device.js'
import { isLocked, onlineStatus } from '../../device/rules/device-status.js'

/** Hours at which the night starts and ends. At night, doors are expected to be locked. */
const BEGINS = 22
const ENDS = 6

const HOURS = 'YYYY-MM-DDT'.length

/** Returns `true` if it is night in a time zone: from 22:00 to 6:00. */
export function isNight(now: number, zone: string): boolean {
  const hour = Number(toWallTime(now, zone).slice(HOURS, HOURS + 'HH'.length))
  return hour >= BEGINS || hour < ENDS
}

/** Doors that are known to be unlocked. */
interface UnlockedLocks {
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
  const nights = new Map<string, boolean>()
  function isDark(device: Device): boolean {
    const zone = displayZone(device)
    const isDarkThere = nights.get(zone) ?? isNight(now, zone)
    nights.set(zone, isDarkThere)
    return isDarkThere
  }
  const atNight = new Set(open.filter(isDark))
  return { atNight: [...atNight], byDay: open.filter((device) => !atNight.has(device)) }
}
