import type { BulkTask } from './bulk-task.js'

/**
 * How many calls outlive a page at most: Chromium takes 256 of all pages in one process, for 30 s, and refuses the others.
 * What is sent without that while the page goes never arrives.
 */
const MOST_CALLS = 240

/** How many bytes their bodies have in all; every browser refuses what is more than 64 kB, and a page has calls of its own. */
const MOST_BYTES = 56_000

/** For how long they outlive it, in ms, less what the way there takes. */
const LONGEST_LIFE = 24_000

/** How many calls a browser sends at once where nothing better is known: over HTTP/1.1, to one host. */
const USUALLY_AT_ONCE = 6

/** How long a call takes that was never measured, in ms. */
const EXPECTED_PACE = 300

const encoder = new TextEncoder()

/** How quickly calls are answered. */
export interface Pace {
  /** How long one takes, in ms, of the last ones that were answered; nothing before the first answer. */
  milliseconds?: number
  /** How many are sent at once. */
  readonly atOnce?: number | undefined
}

/** Calls that are to go on where the page is left, as far as a browser lets them. */
export interface KeepaliveBudget {
  /** Adds the call of a task, where there is room for it. @returns whether there is. */
  add(task: BulkTask): boolean
  remove(task: BulkTask): void
}

/** How many bytes the call of a task sends. */
export const bytesOf = ({ mutation }: BulkTask): number => encoder.encode(JSON.stringify(mutation.params)).length

/** Whether so many calls, with so many bytes in all, would outlive their page at the pace at which they are answered. */
export function fitsKeepalive(
  calls: number,
  bytes: number,
  { milliseconds = EXPECTED_PACE, atOnce = USUALLY_AT_ONCE }: Pace
): boolean {
  const rounds = Math.ceil(calls / atOnce)
  return calls <= MOST_CALLS && bytes <= MOST_BYTES && rounds * milliseconds <= LONGEST_LIFE
}

/** Takes the time of one more answer into a pace: the newest count most. */
export function measure(pace: Pace, milliseconds: number): void {
  pace.milliseconds = pace.milliseconds === undefined ? milliseconds : (pace.milliseconds * 3 + milliseconds) / 4
}

/** Counts the calls that are under way. */
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
