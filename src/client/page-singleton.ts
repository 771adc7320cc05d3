/**
 * Returns a value that all copies of the bundle on the page share, and creates it on first use.
 *
 * @param name ends with a version. Increment it when the shape changes, so that different versions never share.
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`latchkey.${name}`)
  const existing: Value | undefined = Reflect.get(globalThis, key)
  if (existing !== undefined) return existing
  const created = create()
  Reflect.set(globalThis, key, created)
  return created
}
