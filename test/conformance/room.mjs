/**
 * Opens a room of the recording server, from Node or from a page.
 *
 * @param origin origin of the server
 * @param product prefix of the platform's headers
 */
export async function openRoom(origin, product = 'seam') {
  async function control(action, details) {
    const response = await fetch(`${origin}/_control/${action}`, { method: 'POST', body: JSON.stringify(details) })
    const result = await response.json()
    if (result.isMet === false) throw new Error(`Waited without success: ${action} ${JSON.stringify(details)}`)
    return result
  }
  const { room } = await control('open', { product })
  return {
    product,
    endpoint: `${origin}/room-${room}`,
    /**
     * Scripts the responses: each request gets the first unused response that matches.
     *
     * @param responses each with `status`, `headers`, and `json`, `text` or `echo` (returns the request body under that
     * key). `path` and `when` (headers) select requests, `always` keeps the response for later requests, `hold` waits
     * for `release`, `drop` closes the connection before the response, and `cut` during it.
     */
    respond: (...responses) => control('respond', { room, responses }),
    /** Returns the requests in order. */
    requests: async () => (await control('requests', { room })).requests,
    /** Returns the requests once there are `count` of them. */
    sent: async (count) => (await control('sent', { room, count })).requests,
    /** Waits until the caller has aborted an unanswered request. */
    gone: async (index) => (await control('gone', { room, index })).requests,
    /** Waits until `count` responses are held, and sends them. */
    release: (count = 1) => control('release', { room, count })
  }
}
