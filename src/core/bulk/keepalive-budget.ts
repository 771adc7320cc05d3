import { HTTP1_CONNECTIONS } from '../environment/connections.js'
import type { BulkTask } from './bulk-task.js'

/** Number of keepalive requests. Chromium permits 256 for all pages of a process for 30 s and rejects the rest. */
const MOST_CALLS = 240

/** Total size of their bodies, in bytes. Browsers permit 64 kB, and the page sends requests of its own. */
const MOST_BYTES = 56_000

/** How long keepalive requests survive the page, in ms, minus network time. */
const LONGEST_LIFE = 24_000

/** Assumed response time before the first measurement, in ms. */
const EXPECTED_PACE = 300

/** Measured speed of the platform. */
export interface Pace {
  /** Average response time, in ms, weighted toward the latest. `undefined` before the first response. */
  milliseconds?: number
  /** Number of concurrent requests. @default as over HTTP/1.1 */
  readonly atOnce?: number | undefined
}

const sizes = new WeakMap<BulkTask, number>()

/** Returns the body size of a task's request, in bytes. */
function bytesOf(task: BulkTask): number {
  const size = sizes.get(task) ?? new TextEncoder().encode(JSON.stringify(task.mutation.params)).length
  sizes.set(task, size)
  return size
}

/** Returns the total body size of tasks, in bytes. */
const sizeOf = (tasks: readonly BulkTask[]): number => tasks.reduce((sum, task) => sum + bytesOf(task), 0)

/** Returns `true` if the requests of these tasks would complete after the page is left. */
export function fitsKeepalive(
  tasks: readonly BulkTask[],
  { milliseconds = EXPECTED_PACE, atOnce = HTTP1_CONNECTIONS }: Pace
): boolean {
  const rounds = Math.ceil(tasks.length / atOnce)
  return tasks.length <= MOST_CALLS && sizeOf(tasks) <= MOST_BYTES && rounds * milliseconds <= LONGEST_LIFE
}

/** Adds a response time to the average, in ms. */
export function measure(pace: Pace, milliseconds: number): void {
  pace.milliseconds = pace.milliseconds === undefined ? milliseconds : (pace.milliseconds * 3 + milliseconds) / 4
}
