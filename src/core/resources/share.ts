type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether two values of plain data say the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => isEqual(item, other[index]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
}

/**
 * Takes over what an answer says, and of what was known before everything that is still the same: what did not change
 * keeps its identity, so that nobody who shows it has to look again.
 */
export function share<Value>(before: Value, after: Value): Value {
  if (isEqual(before, after)) return before
  if (!isPlain(before) || !isPlain(after)) return after
  const parts = Object.entries<unknown>(after).map(([name, value]) => [name, share<unknown>(before[name], value)])
  // Of the same parts as the answer, and so of its type.
  return Object.fromEntries(parts)
}

/** Whether two records hold the very same values. */
export const isSameRecord = (one: object, other: object): boolean => {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)))
}

/** The list that was there before where the other one says the same, in the same order. */
export const shareList = (before: readonly string[] | undefined, after: readonly string[]): readonly string[] =>
  before && isEqual(before, after) ? before : after
