import type { Session } from '../../core/session/session.js'

/** To one host, over HTTP/1.1. */
const OVER_CONNECTIONS = 6

/** Over one connection of HTTP/2 or 3, as most servers have it. */
const OVER_STREAMS = 100

/**
 * How many calls to the platform of a session the browser sends at once, by the protocol of the last answer. Where the
 * platform does not let a page know that, it is the least.
 */
export function maxConcurrentCalls({ store }: Session): number {
  const { connection } = store.getState()
  if (connection.status !== 'ready') return OVER_CONNECTIONS
  const { origin } = new URL(connection.client.devices.list().url)
  const timings = performance.getEntriesByType('resource').filter((entry) => entry.name.startsWith(`${origin}/`))
  const protocols = timings.map((entry): unknown => Reflect.get(entry, 'nextHopProtocol'))
  return /^h[23]/.test(String(protocols.findLast(Boolean))) ? OVER_STREAMS : OVER_CONNECTIONS
}
