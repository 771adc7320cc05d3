import type { Device } from '../../../core/resources/resources.js'
import { parseList, parseNumber } from '../../../core/values/value.js'
import { properties } from './device.js'

/** Supported code lengths: a single one, a range or a list. */
export type CodeLengths =
  | { readonly kind: 'single'; readonly length: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'list'; readonly lengths: readonly number[] }

/** Returns the supported code lengths in order. Empty if there is no constraint. */
export function listedCodeLengths(device: Device): readonly number[] {
  const listed = parseList(properties(device).supported_code_lengths).map((length) => parseNumber(length) ?? 0)
  return [...new Set(listed)].filter((length) => Number.isInteger(length) && length > 0).sort((a, b) => a - b)
}

/** Returns `true` if a device supports the length of a code. */
export function fitsCodeLengths(device: Device, code: string): boolean {
  const lengths = listedCodeLengths(device)
  return lengths.length === 0 || lengths.includes([...code].length)
}

/** Returns the code lengths of a device, or `undefined` if there is no constraint. */
export function codeLengths(device: Device): CodeLengths | undefined {
  const lengths = listedCodeLengths(device)
  const [from] = lengths
  const to = lengths.at(-1)
  if (from === undefined || to === undefined) return undefined
  if (from === to) return { kind: 'single', length: from }
  return to - from === lengths.length - 1 ? { kind: 'range', from, to } : { kind: 'list', lengths }
}
