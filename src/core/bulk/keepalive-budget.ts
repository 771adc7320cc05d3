import type { BulkTask } from './bulk-task.js'

/** Number of keepalive requests. Chromium permits 256 for all pages of a process for 30 s and rejects the rest. */
const MOST_CALLS = 240

/** Total size of their bodies, in bytes. Browsers permit 64 kB, and the page sends requests of its own. */
const MOST_BYTES = 56_000

/** How long keepalive requests survive the page, in ms, minus network time. */
const LONGEST_LIFE = 24_000

/** Concurrent requests if unknown: HTTP/1.1 to one host. */
const USUALLY_AT_ONCE = 6

/** Assumed response time before the first measurement, in ms. */
const EXPECTED_PACE = 300

/** Measured speed of the platform. */
export interface Pace {
  /** Average response time, in ms, weighted toward the latest. `undefined` before the first response. */
  milliseconds?: number
  /** Number of concurrent requests. */
  readonly atOnce?: number | undefined
}

/** Tracks the requests that are sent with `keepalive`, within the browser's limits. */
interface KeepaliveBudget {
  /** Adds the request of a task. @returns `false` if the budget is used up */
  add(task: BulkTask): boolean
  remove(task: BulkTask): void
}

/** Returns the body size of a task's request, in bytes. */
export const bytesOf = ({ mutation }: BulkTask): number =>
  new TextEncoder().encode(JSON.stringify(mutation.params)).length

/** Returns `true` if this many requests of this total size would complete after the page is left. */
export function fitsKeepalive(
  calls: number,
  bytes: number,
  { milliseconds = EXPECTED_PACE, atOnce = USUALLY_AT_ONCE }: Pace
): boolean {
  const rounds = Math.ceil(calls / atOnce)
  return calls <= MOST_CALLS && bytes <= MOST_BYTES && rounds * milliseconds <= LONGEST_LIFE
}

/** Adds a response time to the average, in ms. */
export function measure(pace: Pace, milliseconds: number): void {
  pace.milliseconds = pace.milliseconds === undefined ? milliseconds : (pace.milliseconds * 3 + milliseconds) / 4
}

export function createKeepaliveBudget(pace: Pace): KeepaliveBudget {
  const sizes = new Map<BulkTask, number>()
  let bytes = 0
  return {
    add(task) {
      const size = bytesOf(task)
      if (!fitsKeepalive(sizes.size + 1, bytes + size, pace)) return false
      sizes.set(task, size)
      bytes += size
      return true
    },
    remove(task) {
      bytes -= sizes.get(task) ?? 0
      sizes.delete(task)
    }
  }
}
