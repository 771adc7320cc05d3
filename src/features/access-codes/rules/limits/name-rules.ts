import type { AccessCode, Device } from '../../../../core/resources/resources.js'
import { accessCodeName } from '../access-code.js'
import { isRemoving } from '../code-transition.js'
import { constraintsOf } from './code-constraints.js'

/** Longest name of a code. */
export const LONGEST_NAME = 60

/** Lengths of a name in code points. `max` is `LONGEST_NAME` at most. */
export interface NameLengths {
  readonly min: number
  readonly max: number
}

const parseLength = (length: unknown): number | undefined =>
  typeof length === 'number' && Number.isInteger(length) && length > 0 ? length : undefined

/** Returns the lengths of names that a device accepts. Contradictory constraints count as none. */
export function nameLengths(device: Device): NameLengths {
  const stated = constraintsOf(device).filter(({ type }) => type === 'name_length')
  const min = Math.max(1, ...stated.map(({ minLength }) => parseLength(minLength) ?? 1))
  const max = Math.min(LONGEST_NAME, ...stated.map(({ maxLength }) => parseLength(maxLength) ?? LONGEST_NAME))
  return min > max ? { min: 1, max: LONGEST_NAME } : { min, max }
}

/** Returns the lengths that all devices accept. */
export function sharedNameLengths(devices: readonly Device[]): NameLengths {
  const all = devices.map(nameLengths)
  return {
    min: Math.max(1, ...all.map(({ min }) => min)),
    max: Math.min(LONGEST_NAME, ...all.map(({ max }) => max))
  }
}

/** Returns `true` if the trimmed name has a length that a device accepts. */
export function fitsNameLengths(device: Device, name: string): boolean {
  const { min, max } = nameLengths(device)
  const { length } = [...name]
  return length >= min && length <= max
}

/** Returns `true` if names must be unique on a device, and another of its codes has the trimmed name. */
export const isNameTaken = (device: Device, name: string, otherCodes: readonly AccessCode[]): boolean =>
  constraintsOf(device).some(({ type }) => type === 'name_must_be_unique') &&
  otherCodes.some((code) => !isRemoving(code) && accessCodeName(code)?.trim() === name)
