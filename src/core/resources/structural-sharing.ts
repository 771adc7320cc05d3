type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Compares two plain values deeply. */
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
 * Returns `after`, reusing every equal part of `before`, so that unchanged data keeps its identity and nothing
 * re-renders.
 */
export function replaceEqualDeep<Value>(before: Value, after: Value): Value {
  if (isEqual(before, after)) return before
  if (!isPlain(before) || !isPlain(after)) return after
  const parts = Object.entries<unknown>(after).map(([name, value]) => [
    name,
    replaceEqualDeep<unknown>(before[name], value)
  ])
  // Has the same properties as `after`, and so its type.
  return Object.fromEntries(parts)
}

/** Compares two records shallowly. */
export const isSameRecord = (a: object, b: object): boolean => {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
}

/** Returns `before` if both lists are equal, to keep its identity. */
export const replaceEqualList = (before: readonly string[] | undefined, after: readonly string[]): readonly string[] =>
  before && isEqual(before, after) ? before : after
