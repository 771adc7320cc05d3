/**
 * Opens a room of the recording server, from Node or from a page.
 *
 * @param origin that of the server.
 * @param product what the headers of this platform begin with.
 */
export async function openRoom(origin, product = 'seam') {
  async function control(action, details) {
    const response = await fetch(`${origin}/_control/${action}`, { method: 'POST', body: JSON.stringify(details) })
    const result = await response.json()
    if (result.isMet === false) throw new Error(`Waited in vain: ${action} ${JSON.stringify(details)}`)
    return result
  }
  const { room } = await control('open', { product })
  return {
    product,
    endpoint: `${origin}/room-${room}`,
    /**
     * Says what is answered: each call takes the first answer that fits and is left.
     *
     * @param answers each with `status`, `headers`, and `json`, `text` or `echo` (the body of the call under that key);
     *   `path` and `when` (headers) say which calls it fits, `always` that it is never used up; `hold` waits for
     *   `release`, `drop` cuts the connection before, and `cut` amid the answer.
     */
    answer: (...answers) => control('answer', { room, answers }),
    /** The calls that came, in order. */
    requests: async () => (await control('requests', { room })).requests,
    /** The same, once there are so many. */
    sent: async (count) => (await control('sent', { room, count })).requests,
    /** Waits until the caller of a call has gone before it was answered. */
    gone: async (index) => (await control('gone', { room, index })).requests,
    /** Waits until so many answers are held, and lets them go. */
    release: (count = 1) => control('release', { room, count })
  }
}
