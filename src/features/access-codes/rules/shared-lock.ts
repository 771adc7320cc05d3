import type { Device } from '../../../core/resources/resources.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import { choosesOwnCodes } from './access-code.js'
import { canAddAccessCode } from './access-code-status.js'

/** Returns `true` if a device accepts a new code that the user chooses. */
export const canTakeChosenCode = (device: Device): boolean => canAddAccessCode(device) && !choosesOwnCodes(device)

/** Returns the lengths that remain if another device uses the same code, or `undefined` if none remains. */
function withDevice(shared: readonly number[], device: Device): readonly number[] | undefined {
  const own = listedCodeLengths(device)
  if (own.length === 0 || shared.length === 0) return own.length === 0 ? shared : own
  const both = shared.filter((length) => own.includes(length))
  return both.length > 0 ? both : undefined
}

/** Returns the code lengths that all devices accept. Empty means no constraint, `undefined` no common length. */
const sharedCodeLengths = (devices: readonly Device[]): readonly number[] | undefined =>
  devices.reduce<readonly number[] | undefined>((shared, device) => shared && withDevice(shared, device), [])

/**
 * Returns a predicate for devices that can have the same code as the chosen ones: any device if none is chosen. Locks
 * whose manufacturer chooses codes cannot share them.
 */
export function canJoin(chosen: readonly Device[]): (device: Device) => boolean {
  if (chosen.length === 0) return () => true
  const shared = chosen.every(canTakeChosenCode) ? sharedCodeLengths(chosen) : undefined
  return (device) => shared !== undefined && canTakeChosenCode(device) && withDevice(shared, device) !== undefined
}

/** Returns the largest set of devices that can have the same code, including the chosen ones. */
export function mostTogether(devices: readonly Device[], chosen: readonly Device[]): readonly Device[] {
  const fits = canJoin(chosen)
  const able = devices.filter((device) => chosen.includes(device) || (canTakeChosenCode(device) && fits(device)))
  const shared = sharedCodeLengths(chosen) ?? []
  const lengths = shared.length > 0 ? shared : [...new Set(able.flatMap(listedCodeLengths))]
  const together = lengths.map((length) => able.filter((device) => withDevice([length], device)))
  return together.toSorted((first, second) => second.length - first.length)[0] ?? able
}

/** Returns a substitute device that accepts the code lengths of all locks, or `undefined` if they share no length. */
export function sharedLock(locks: readonly Device[]): Device | undefined {
  const lengths = sharedCodeLengths(locks)
  const [first] = locks
  if (!lengths || !first) return undefined
  const { device_id, location } = first
  return { device_id, properties: { supported_code_lengths: [...lengths] }, ...(location && { location }) }
}
