type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether two values of plain data say the same. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => isEqual(item, b[index]))
  }
  if (!isPlain(a) || !isPlain(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
}

/**
 * Takes over what an answer says, and of what was known before everything that is still the same: what did not change
 * keeps its identity, so that nobody who shows it has to look again.
 */
export function replaceEqualDeep<Value>(before: Value, after: Value): Value {
  if (isEqual(before, after)) return before
  if (!isPlain(before) || !isPlain(after)) return after
  const parts = Object.entries<unknown>(after).map(([name, value]) => [
    name,
    replaceEqualDeep<unknown>(before[name], value)
  ])
  // Of the same parts as the answer, and so of its type.
  return Object.fromEntries(parts)
}

/** Whether two records hold the very same values. */
export const isSameRecord = (a: object, b: object): boolean => {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
}

/** The list that was there before where the other one says the same, in the same order. */
export const replaceEqualList = (before: readonly string[] | undefined, after: readonly string[]): readonly string[] =>
  before && isEqual(before, after) ? before : after
