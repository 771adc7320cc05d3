import { canAddAccessCode } from './access-code-status.js'
import { choosesOwnCodes } from './access-code.js'
import { climatePresets } from './climate-preset.js'
import { listedCodeLengths } from './code-length.js'
import { deviceKind } from './device.js'
import { isLocked, onlineStatus } from './device-status.js'
import type { ClimatePreset, Device } from './resources.js'
import { fanMode } from './thermostat-status.js'

/** What can be done to many devices at once. */
export type ManyAction = 'lock' | 'unlock' | 'preset' | 'climate' | 'fan' | 'code'

const isOnline = (device: Device): boolean => onlineStatus(device) === 'online'
const isThermostat = (device: Device): boolean => deviceKind(device) === 'thermostat'

const CAN: Record<ManyAction, (device: Device) => boolean> = {
  lock: (device) => device.can_remotely_lock === true && isOnline(device),
  unlock: (device) => device.can_remotely_unlock === true && isOnline(device),
  preset: (device) => climatePresets(device).length > 0 && isOnline(device),
  climate: (device) => isThermostat(device) && isOnline(device),
  fan: (device) => isThermostat(device) && fanMode(device) !== undefined && isOnline(device),
  code: (device) => canAddAccessCode(device) && !choosesOwnCodes(device)
}

/** Whether something can be done to a device, as one of many. */
export const canDo = (device: Device, action: ManyAction): boolean => CAN[action](device)

/** Whether the platform tells that a lock is where it was told to be. */
export const isAsTold = (device: Device, action: 'lock' | 'unlock'): boolean => isLocked(device) === (action === 'lock')

/** A preset by its key, as a device has it. */
export const presetOf = (device: Device, key: string): ClimatePreset | undefined =>
  climatePresets(device).find(({ climate_preset_key }) => climate_preset_key === key)

/** The code lengths that each of several devices accepts; none at all is no constraint, nothing where they share none. */
export function sharedCodeLengths(devices: readonly Device[]): readonly number[] | undefined {
  const listed = devices.map(listedCodeLengths).filter(({ length }) => length > 0)
  const [first, ...others] = listed
  if (!first) return []
  const shared = first.filter((length) => others.every((lengths) => lengths.includes(length)))
  return shared.length > 0 ? shared : undefined
}

/** Stands for several locks: it takes the codes that each of them takes; nothing where they share no length. */
export function sharedLock(locks: readonly Device[]): Device | undefined {
  const lengths = sharedCodeLengths(locks)
  const [first] = locks
  if (!lengths || !first) return undefined
  const { device_id, location } = first
  return { device_id, properties: { supported_code_lengths: [...lengths] }, ...(location && { location }) }
}

/** The length that people expect of a code. */
const USUAL_LENGTH = 6

/** A code that nobody has chosen, of the shared length that is nearest to the usual one. */
export function randomCode(lengths: readonly number[]): string {
  const [length = USUAL_LENGTH] = lengths.toSorted(
    (first, second) => Math.abs(first - USUAL_LENGTH) - Math.abs(second - USUAL_LENGTH)
  )
  const digits = [...crypto.getRandomValues(new Uint32Array(length))].map((value) => value % 10)
  return new Set(digits).size > 1 || length < 2 ? digits.join('') : randomCode([length])
}
