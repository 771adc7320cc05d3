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
 * Returns `next`, reusing every equal part of `previous`, so that unchanged data keeps its identity and nothing
 * re-renders.
 */
export function replaceEqualDeep<Value>(previous: Value, next: Value): Value {
  if (isEqual(previous, next)) return previous
  if (!isPlain(previous) || !isPlain(next)) return next
  const parts = Object.entries<unknown>(next).map(([name, value]) => [
    name,
    replaceEqualDeep<unknown>(previous[name], value)
  ])
  // Has the same properties as `next`, and so its type.
  return Object.fromEntries(parts)
}

/** Compares two records shallowly. */
export const isSameRecord = (a: object, b: object): boolean => {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
}

/** Returns `previous` if both lists are equal, to keep its identity. */
export const replaceEqualList = (
  previous: readonly string[] | undefined,
  next: readonly string[]
): readonly string[] => (previous && isEqual(previous, next) ? previous : next)
