/**
 * Returns a value that all copies of the bundle on the page share, and creates it on first use.
 *
 * @param name ends with a version. Increment it when the shape changes, so that different versions never share.
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`latchkey.${name}`)
  if (!Reflect.get(globalThis, key)) Reflect.set(globalThis, key, create())
  return Reflect.get(globalThis, key)
}
