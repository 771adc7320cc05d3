import assert from 'node:assert/strict'
import { eventually } from './browser.mjs'

/** Addresses of scripts. */
export const SCRIPT = /\.js$/

/**
 * Records the requests for scripts.
 *
 * @returns `take` returns the requests since its last call, each with its level: 1, or 1 more than that of the script
 * that requested it. `settle` resolves when all requests were answered. `requestCount` counts all requests
 */
export async function recordScripts(page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const inFlight = new Set()
  const requested = new Set()
  let levels = new Map()
  let requestCount = 0
  network.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator }) => {
    const from = initiator.stack?.callFrames[0]?.url ?? initiator.url
    inFlight.add(requestId)
    requestCount += 1
    // A script that was fetched is imported from the HTTP cache.
    if (!SCRIPT.test(url) || requested.has(url)) return
    requested.add(url)
    levels.set(url, (levels.get(from) ?? 0) + 1)
  })
  for (const end of ['loadingFinished', 'loadingFailed'])
    network.on(`Network.${end}`, ({ requestId }) => inFlight.delete(requestId))
  return {
    take() {
      const found = levels
      levels = new Map()
      return found
    },
    requestCount: () => requestCount,
    settle: () => eventually(() => assert.equal(inFlight.size, 0))
  }
}
