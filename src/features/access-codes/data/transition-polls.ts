/** Maximum number of codes per call: the platform's limit of ids. */
const MOST_OF_CALL = 100
/** Maximum number of calls per round. */
const MOST_CALLS = 6

/**
 * Splits the codes in transition into the calls of the next polling round. A round is kept until all of its calls have
 * a response; otherwise codes that change quickly would never be read.
 *
 * @param previous Calls of the current round.
 * @param transitioningIds Ids of the codes that are being set or removed.
 * @param hasAnswered Returns `true` if a call of the current round has a response.
 */
export function nextTransitionPoll(
  previous: readonly (readonly string[])[],
  transitioningIds: readonly string[],
  hasAnswered: (ids: readonly string[]) => boolean
): readonly (readonly string[])[] {
  const wanted = new Set(transitioningIds)
  if (previous.some((ids) => !hasAnswered(ids) && ids.some((id) => wanted.has(id)))) return previous
  // Codes that did not fit into the previous round come first.
  const read = new Set(previous.flat())
  const [waiting, again] = [
    transitioningIds.filter((id) => !read.has(id)),
    transitioningIds.filter((id) => read.has(id))
  ]
  const ids = [...waiting, ...again].slice(0, MOST_CALLS * MOST_OF_CALL).toSorted()
  const calls = Array.from({ length: Math.ceil(ids.length / MOST_OF_CALL) }, (_, call) =>
    ids.slice(call * MOST_OF_CALL, (call + 1) * MOST_OF_CALL)
  )
  return String(calls) === String(previous) ? previous : calls
}
