/** What must never come of what a platform says, as it would be read. */
const BROKEN = /undefined|NaN|Infinity|Invalid Date|\[object/

/**
 * What is wrong with what a rule made of nonsense: each part, at any depth, that is no number, no date, or a text in which
 * such a one is written.
 *
 * @returns where in it; nothing where all is sound.
 */
export function unsound(made: unknown, place = 'it'): string[] {
  if (typeof made === 'string') return BROKEN.test(made) ? [`${place}: ${made}`] : []
  if (typeof made === 'number') return Number.isNaN(made) ? [`${place}: NaN`] : []
  if (made instanceof Date) return Number.isNaN(made.getTime()) ? [`${place}: Invalid Date`] : []
  if (typeof made !== 'object' || made === null) return []
  return Object.entries(made).flatMap(([name, part]) => unsound(part, `${place}.${name}`))
}
