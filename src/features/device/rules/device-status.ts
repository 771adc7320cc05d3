import type { Device, Issue } from '../../../core/resources/resources.js'
import { deviceErrors } from './device-issues.js'
import { properties } from './device.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseNumber } from '../../../core/values/value.js'

/** Whether a device can be reached, and if not, what is in the way. */
export type OnlineStatus = 'online' | 'device-offline' | 'account-offline'

/** An account that is disconnected wins over a device that is offline. */
export function onlineStatus(device: Device): OnlineStatus {
  if (deviceErrors(device).some(({ error_code }) => error_code === 'account_disconnected')) return 'account-offline'
  return properties(device).online === true ? 'online' : 'device-offline'
}

const STATUS_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'device_offline', 'device_disconnected'])

/** Whether an error of a device says no more than that it cannot be reached. */
export const isShownByStatus = (device: Device, { error_code }: Issue): boolean =>
  STATUS_CODES.has(error_code) && onlineStatus(device) !== 'online'

const OFFLINE_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'device_offline', 'hub_disconnected'])

/** Since when a device cannot be reached, in ms since 1970; nothing when it can, or when the platform does not say. */
export function offlineSince(device: Device): number | undefined {
  if (onlineStatus(device) === 'online') return undefined
  const times = deviceErrors(device)
    .filter(({ error_code }) => OFFLINE_CODES.has(error_code))
    .flatMap(({ created_at }) => parseInstant(created_at) ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

const BATTERY_STATUSES = ['full', 'good', 'low', 'critical'] as const

/** How a battery is doing, in the platform's words. */
export type BatteryStatus = (typeof BATTERY_STATUSES)[number]

/** A battery: its status, and its level from 0 to 1, as far as they are known. */
export interface Battery {
  readonly status?: BatteryStatus
  readonly level?: number
}

/** The battery of a device, or nothing when neither status nor level is known. */
export function battery(device: Device): Battery | undefined {
  const own = properties(device)
  const status = BATTERY_STATUSES.find((known) => known === own.battery?.status)
  const level = parseNumber(own.battery?.level) ?? parseNumber(own.battery_level)
  if (status === undefined && level === undefined) return undefined
  return { ...(status && { status }), ...(level !== undefined && { level: Math.min(1, Math.max(0, level)) }) }
}

/** Up to where a battery is low that tells its level alone. */
const LOW_LEVEL = 0.2

/** Whether a battery is worth a word: low by its status, or by its level where that is all that is known. */
export function isBatteryLow({ status, level = 1 }: Battery): boolean {
  return status === undefined ? level <= LOW_LEVEL : status === 'low' || status === 'critical'
}

/** A level from 0 to 1 in whole percent, rounded down. */
export function percent(level: number): number {
  // 0.29 * 100 is 28.999…: what floating point takes away is given back before rounding down.
  return Math.floor(level * 100 + 1e-9)
}

/** Whether a lock is locked; nothing when the platform does not know. */
export function isLocked(device: Device): boolean | undefined {
  const { locked } = properties(device)
  return typeof locked === 'boolean' ? locked : undefined
}

/** The one command that a lock is offered now. */
export type LockAction = 'lock' | 'unlock'

/**
 * The command to offer for a lock: the opposite of its state where it can do both, else the one that it can do,
 * and none while it is offline. A lock in an unknown state is offered the safe one.
 */
export function lockAction(device: Device): LockAction | undefined {
  if (onlineStatus(device) !== 'online') return undefined
  const canLock = device.can_remotely_lock === true
  const canUnlock = device.can_remotely_unlock === true
  if (canLock && canUnlock) return isLocked(device) === true ? 'unlock' : 'lock'
  if (canLock) return 'lock'
  return canUnlock ? 'unlock' : undefined
}
