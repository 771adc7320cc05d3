function copyOf(value: unknown, around: readonly object[]): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (around.includes(value)) return undefined
  if (Array.isArray(value)) return Object.freeze(value.map((item) => copyOf(item, [...around, value])))
  return frozenCopy(value, around)
}

/**
 * The data of an object, as it is now and frozen at every depth. What a request cannot carry either, such as a
 * function, an object inside of itself and what throws when it is read, is `undefined` in it.
 */
export function frozenCopy(data: object, around: readonly object[] = []): Readonly<Record<string, unknown>> {
  const entries = Object.keys(data).map((name) => {
    try {
      return [name, copyOf(Reflect.get(data, name), [...around, data])]
    } catch {
      return [name, undefined]
    }
  })
  return Object.freeze(Object.fromEntries(entries))
}
