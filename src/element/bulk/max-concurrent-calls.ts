import type { Session } from '../../core/session/session.js'

/** HTTP/1.1: connections to one host. */
const OVER_CONNECTIONS = 6

/** HTTP/2 and 3: streams of one connection on most servers. */
const OVER_STREAMS = 100

/**
 * Returns how many requests the browser sends at once to the platform, by the protocol of the latest response. The
 * smaller number if the platform hides it.
 */
export function maxConcurrentCalls({ store }: Session): number {
  const { connection } = store.getState()
  if (connection.status !== 'ready') return OVER_CONNECTIONS
  const { origin } = new URL(connection.client.devices.list().url)
  const timings = performance.getEntriesByType('resource').filter((entry) => entry.name.startsWith(`${origin}/`))
  const protocols = timings.map((entry): unknown => Reflect.get(entry, 'nextHopProtocol'))
  return /^h[23]/.test(String(protocols.findLast(Boolean))) ? OVER_STREAMS : OVER_CONNECTIONS
}
