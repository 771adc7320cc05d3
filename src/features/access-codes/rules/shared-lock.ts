import { canAddAccessCode } from './access-code-status.js'
import { choosesOwnCodes } from './access-code.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { Device } from '../../../core/resources/resources.js'

/** Whether a device takes a new code that is chosen here, as one of many. */
export const canTakeChosenCode = (device: Device): boolean => canAddAccessCode(device) && !choosesOwnCodes(device)

/** What is left of some lengths where one more device is to take the code; nothing where none is. */
function withDevice(shared: readonly number[], device: Device): readonly number[] | undefined {
  const own = listedCodeLengths(device)
  if (own.length === 0 || shared.length === 0) return own.length === 0 ? shared : own
  const both = shared.filter((length) => own.includes(length))
  return both.length > 0 ? both : undefined
}

/** The code lengths that each of several devices accepts; none at all is no constraint, nothing where they share none. */
export const sharedCodeLengths = (devices: readonly Device[]): readonly number[] | undefined =>
  devices.reduce<readonly number[] | undefined>((shared, device) => shared && withDevice(shared, device), [])

/**
 * Tells which devices can have the same code as those that are chosen: any while none is. The code of a lock whose
 * manufacturer chooses it is that of no other.
 */
export function canJoin(chosen: readonly Device[]): (device: Device) => boolean {
  if (chosen.length === 0) return () => true
  const shared = chosen.every(canTakeChosenCode) ? sharedCodeLengths(chosen) : undefined
  return (device) => shared !== undefined && canTakeChosenCode(device) && withDevice(shared, device) !== undefined
}

/** The most of some devices that can have the same code as those that are chosen, with those of them that are. */
export function mostTogether(devices: readonly Device[], chosen: readonly Device[]): readonly Device[] {
  const fits = canJoin(chosen)
  const able = devices.filter((device) => chosen.includes(device) || (canTakeChosenCode(device) && fits(device)))
  const shared = sharedCodeLengths(chosen) ?? []
  const lengths = shared.length > 0 ? shared : [...new Set(able.flatMap(listedCodeLengths))]
  const together = lengths.map((length) => able.filter((device) => withDevice([length], device)))
  return together.toSorted((first, second) => second.length - first.length)[0] ?? able
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
