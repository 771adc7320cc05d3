import type { BULK } from '../../messages/bulk/en.js'
import type { Messages } from '../../messages/en.js'
import type { TextsOf } from '../../messages/namespace.js'

/** Number of names before the rest is counted. */
const NAMED = 2

/** Returns each name once, with a count if several items have it. */
export function countedNames(names: readonly string[], texts: TextsOf<typeof BULK>): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? texts.because(name, count) : name))
}

/** Lists names, shortened if there are more than three: "Anna, Bert and 2 more". */
export function nameList(names: readonly string[], { more }: Messages['general']): string {
  const rest = names.length - NAMED
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} ${more(rest)}` : names.join(', ')
}
