/** The most codes of one call; the platform takes no more ids. */
const MOST_OF_CALL = 100
/** The most calls of a round. */
const MOST_CALLS = 6

/**
 * Which codes of a house are read together until they are settled: calls of 100 ids at most, six at most. A round stays
 * until all of it has answered, else one that changes faster than it is read would never be read.
 *
 * @param before the round that there is.
 * @param settling those that are being set or removed now.
 * @param hasAnswered whether a call of that round has.
 */
export function nextTransitionPoll(
  before: readonly (readonly string[])[],
  settling: readonly string[],
  hasAnswered: (ids: readonly string[]) => boolean
): readonly (readonly string[])[] {
  const wanted = new Set(settling)
  if (before.some((ids) => !hasAnswered(ids) && ids.some((id) => wanted.has(id)))) return before
  // Those that had no place have the next one.
  const read = new Set(before.flat())
  const [waiting, again] = [settling.filter((id) => !read.has(id)), settling.filter((id) => read.has(id))]
  const ids = [...waiting, ...again].slice(0, MOST_CALLS * MOST_OF_CALL).toSorted()
  const calls = Array.from({ length: Math.ceil(ids.length / MOST_OF_CALL) }, (_, call) =>
    ids.slice(call * MOST_OF_CALL, (call + 1) * MOST_OF_CALL)
  )
  return String(calls) === String(before) ? before : calls
}
