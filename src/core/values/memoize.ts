/** Caches the result of a function for each argument, which must not be changed in place. */
export function memoize<Argument extends object, Result>(
  derive: (argument: Argument) => Result
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, { readonly result: Result }>()
  return (argument) => {
    const entry = known.get(argument) ?? { result: derive(argument) }
    known.set(argument, entry)
    return entry.result
  }
}
