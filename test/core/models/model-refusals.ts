import { LIST } from '../device-reads.js'
import type { Arrival } from '../fake-platform.js'

/**
 * Reads that the platform has refused. With 400 it refuses a route, with 403 a single resource. Neither may be requested
 * again with the same token until a refresh.
 */
export interface ModelRefusals {
  add(arrival: Arrival, status: 400 | 403): void
  has(read: Pick<Arrival, 'path' | 'token'>, id: string): boolean
  /** Lets the platform permit everything again. Called before a refresh. */
  clear(): void
}

export function modelRefusals(): ModelRefusals {
  const rejected = new Set<string>()
  const route = ({ path, token }: Pick<Arrival, 'path' | 'token'>): string => `${token} ${path}`
  const resource = (read: Pick<Arrival, 'path' | 'token'>, id: unknown): string =>
    read.path === LIST ? `${route(read)} all` : `${route(read)} ${id}`
  return {
    add: (arrival, status) =>
      void rejected.add(status === 400 ? route(arrival) : resource(arrival, arrival.body.device_id)),
    has: (read, id) => rejected.has(route(read)) || rejected.has(resource(read, id)),
    clear: () => rejected.clear()
  }
}
