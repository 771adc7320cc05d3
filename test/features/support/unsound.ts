/** Texts that must never appear in a result. */
const BROKEN = /undefined|NaN|Infinity|Invalid Date|\[object/

/**
 * Returns the places of invalid parts in the result of a rule: invalid numbers and dates, or texts that contain them.
 *
 * @returns an empty list if the result is valid
 */
export function unsound(result: unknown, place = 'it'): string[] {
  if (typeof result === 'string') return BROKEN.test(result) ? [`${place}: ${result}`] : []
  if (typeof result === 'number') return Number.isNaN(result) ? [`${place}: NaN`] : []
  if (result instanceof Date) return Number.isNaN(result.getTime()) ? [`${place}: Invalid Date`] : []
  if (typeof result !== 'object' || result === null) return []
  return Object.entries(result).flatMap(([name, part]) => unsound(part, `${place}.${name}`))
}
