import type { Device, Issue } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseNumber } from '../../../core/values/value.js'
import { properties } from './device.js'
import { deviceErrors } from './device-issues.js'

/** Online status of a device, and what is offline. */
export type OnlineStatus = 'online' | 'device-offline' | 'account-offline'

/** A disconnected account wins over an offline device. */
export function onlineStatus(device: Device): OnlineStatus {
  if (deviceErrors(device).some(({ error_code }) => error_code === 'account_disconnected')) return 'account-offline'
  return properties(device).online === true ? 'online' : 'device-offline'
}

const STATUS_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'device_offline', 'device_disconnected'])

/** Returns `true` if an error only says that the device is offline. */
export const isShownByStatus = (device: Device, { error_code }: Issue): boolean =>
  STATUS_CODES.has(error_code) && onlineStatus(device) !== 'online'

const OFFLINE_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'device_offline', 'hub_disconnected'])

/** Returns since when a device is offline, in ms since the epoch. `undefined` if it is online or unknown. */
export function offlineSince(device: Device): number | undefined {
  if (onlineStatus(device) === 'online') return undefined
  const times = deviceErrors(device)
    .filter(({ error_code }) => OFFLINE_CODES.has(error_code))
    .flatMap(({ created_at }) => parseInstant(created_at) ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

const BATTERY_STATUSES = ['full', 'good', 'low', 'critical'] as const

/** Battery status of the platform. */
export type BatteryStatus = (typeof BATTERY_STATUSES)[number]

/** Status and level (0 to 1) of a battery, if known. */
export interface Battery {
  readonly status?: BatteryStatus
  readonly level?: number
}

/** Returns the battery of a device, or `undefined` if neither status nor level is known. */
export function battery(device: Device): Battery | undefined {
  const own = properties(device)
  const status = BATTERY_STATUSES.find((known) => known === own.battery?.status)
  const level = parseNumber(own.battery?.level) ?? parseNumber(own.battery_level)
  if (status === undefined && level === undefined) return undefined
  return { ...(status && { status }), ...(level !== undefined && { level: Math.min(1, Math.max(0, level)) }) }
}

/** Level up to which a battery without a status is low. */
const LOW_LEVEL = 0.2

/** Returns `true` if a battery is low, by status, else by level. */
export function isBatteryLow({ status, level = 1 }: Battery): boolean {
  return status === undefined ? level <= LOW_LEVEL : status === 'low' || status === 'critical'
}

/** Returns `true` if the battery is known to be low. */
export function hasLowBattery(device: Device): boolean {
  const known = battery(device)
  return !!known && isBatteryLow(known) && onlineStatus(device) === 'online'
}

/** Converts a level (0 to 1) to whole percent, rounded down. */
export function percent(level: number): number {
  // 0.29 * 100 is 28.999…: compensates the floating-point error.
  return Math.floor(level * 100 + 1e-9)
}

/** Returns the lock state, or `undefined` if the platform doesn't know it. */
export function isLocked(device: Device): boolean | undefined {
  const { locked } = properties(device)
  return typeof locked === 'boolean' ? locked : undefined
}

/** A command to a lock. */
export type LockAction = 'lock' | 'unlock'

/** Key of the mutations of a lock. */
export const lockKey = (deviceId: string): string => `lock ${deviceId}`

/**
 * Returns the command to offer: the opposite of the current state, or the only supported one. `undefined` while
 * offline. A lock in an unknown state is offered `lock`.
 */
export function lockAction(device: Device): LockAction | undefined {
  if (onlineStatus(device) !== 'online') return undefined
  const canLock = device.can_remotely_lock === true
  const canUnlock = device.can_remotely_unlock === true
  if (canLock && canUnlock) return isLocked(device) === true ? 'unlock' : 'lock'
  if (canLock) return 'lock'
  return canUnlock ? 'unlock' : undefined
}

/** Battery level below which a device needs attention, in percent. */
const ENOUGH_BATTERY = 30

/** Returns `true` if the battery is low or below `ENOUGH_BATTERY`. Offline devices don't count. */
export function needsBattery(device: Device): boolean {
  const known = onlineStatus(device) === 'online' ? battery(device) : undefined
  return !!known && (isBatteryLow(known) || (known.level ?? 1) * 100 < ENOUGH_BATTERY)
}
