import { canAddAccessCode } from './access-code-status.js'
import { choosesOwnCodes } from './access-code.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { Device } from '../../../core/resources/resources.js'

/** Whether a device takes a new code that is chosen here, as one of many. */
export const canTakeChosenCode = (device: Device): boolean => canAddAccessCode(device) && !choosesOwnCodes(device)

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
