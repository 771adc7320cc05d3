import type { Manufacturer } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'

/** Drops entries with a double quote or line break, which the query language can't express. */
const usable = (entries: readonly string[]): readonly string[] =>
  entries.filter((entry) => !/["\n\r\u2028\u2029]/.test(entry))

const anyOf = (entries: readonly string[]): string =>
  `(${entries
    .map((entry) => entry.replaceAll('\\', '\\\\'))
    .map((entry) => `display_name:"${entry}" OR manufacturer_id:"${entry}"`)
    .join(' OR ')})`

/**
 * Returns the filter in the platform's query language, or `undefined` for all manufacturers.
 *
 * @param included names or ids; an empty list means none
 * @param excluded names or ids
 */
export function manufacturerFilter(
  included: readonly string[] | undefined,
  excluded: readonly string[] = []
): string | undefined {
  const wanted = included && usable(included)
  const unwanted = usable(excluded)
  const parts = [
    wanted && (wanted.length > 0 ? anyOf(wanted) : 'manufacturer_id:none'),
    unwanted.length > 0 && `NOT ${anyOf(unwanted)}`
  ]
  return parts.filter(Boolean).join(' AND ') || undefined
}

/** Returns a predicate with the platform's rules: an entry matches anywhere in a name or id. */
export function manufacturerRule(
  included: readonly string[] | undefined,
  excluded: readonly string[] = []
): (manufacturer: Manufacturer) => boolean {
  const wanted = included && usable(included)
  const unwanted = usable(excluded)
  return (manufacturer) => {
    const fields = [parseString(manufacturer?.display_name), parseString(manufacturer?.manufacturer_id)]
    const names = (entry: string): boolean => fields.some((field) => field?.includes(entry))
    return wanted?.some(names) !== false && !unwanted.some(names)
  }
}
