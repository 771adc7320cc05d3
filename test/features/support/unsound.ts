/** Texts that must never appear in a result. */
const BROKEN = /undefined|NaN|Infinity|Invalid Date|\[object/

/**
 * Returns the places of invalid parts in the result of a rule: invalid numbers and dates, or texts that contain them.
 *
 * @returns an empty list if the result is valid
 */
export function unsound(made: unknown, place = 'it'): string[] {
  if (typeof made === 'string') return BROKEN.test(made) ? [`${place}: ${made}`] : []
  if (typeof made === 'number') return Number.isNaN(made) ? [`${place}: NaN`] : []
  if (made instanceof Date) return Number.isNaN(made.getTime()) ? [`${place}: Invalid Date`] : []
  if (typeof made !== 'object' || made === null) return []
  return Object.entries(made).flatMap(([name, part]) => unsound(part, `${place}.${name}`))
}
