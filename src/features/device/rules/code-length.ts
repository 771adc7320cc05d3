import type { Device } from '../../../core/resources/resources.js'
import { properties } from './device.js'
import { parseList, parseNumber } from '../../../core/values/value.js'

/** The lengths that a device accepts for a code: one, a run of consecutive ones, or some. */
export type CodeLengths =
  | { readonly kind: 'single'; readonly length: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'list'; readonly lengths: readonly number[] }

/** Every length that a device accepts for a code, in order; none when it lists none, which is no constraint. */
export function listedCodeLengths(device: Device): readonly number[] {
  const listed = parseList(properties(device).supported_code_lengths).map((length) => parseNumber(length) ?? 0)
  return [...new Set(listed)].filter((length) => Number.isInteger(length) && length > 0).sort((a, b) => a - b)
}

/** Whether a device accepts a code of that length. */
export function fitsCodeLengths(device: Device, code: string): boolean {
  const lengths = listedCodeLengths(device)
  return lengths.length === 0 || lengths.includes([...code].length)
}

/** The code lengths of a device; nothing when it lists none, which is no constraint. */
export function codeLengths(device: Device): CodeLengths | undefined {
  const lengths = listedCodeLengths(device)
  const [from] = lengths
  const to = lengths.at(-1)
  if (from === undefined || to === undefined) return undefined
  if (from === to) return { kind: 'single', length: from }
  return to - from === lengths.length - 1 ? { kind: 'range', from, to } : { kind: 'list', lengths }
}
