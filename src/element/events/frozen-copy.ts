function copyOf(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (ancestors.includes(value)) return undefined
  if (Array.isArray(value)) return Object.freeze(value.map((item) => copyOf(item, [...ancestors, value])))
  return frozenCopy(value, ancestors)
}

/**
 * Returns a deeply frozen copy of plain data. Functions, cycles and getters that throw become `undefined`, as in a
 * request.
 */
export function frozenCopy(data: object, ancestors: readonly object[] = []): Readonly<Record<string, unknown>> {
  const entries = Object.keys(data).map((name) => {
    try {
      return [name, copyOf(Reflect.get(data, name), [...ancestors, data])]
    } catch {
      return [name, undefined]
    }
  })
  return Object.freeze(Object.fromEntries(entries))
}
