/**
 * Finds a shorter list that still fails, by removing smaller and smaller parts (delta debugging).
 *
 * @param fails returns `true` if a list fails like the whole one
 * @param most maximum number of calls of `fails`
 */
export async function shorten(list, fails, most = 120) {
  let rest = list
  let calls = 0
  for (let size = Math.ceil(rest.length / 2); size >= 1 && calls < most; ) {
    let wasShortened = false
    for (let from = 0; from < rest.length && calls < most; ) {
      const candidate = [...rest.slice(0, from), ...rest.slice(from + size)]
      calls += 1
      if (await fails(candidate)) {
        rest = candidate
        wasShortened = true
      } else from += size
    }
    if (size === 1 && !wasShortened) break
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return rest
}
