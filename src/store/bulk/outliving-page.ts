import type { BulkTask } from './bulk-task.js'

/**
 * How many calls outlive a page at most: Chromium takes 256 of all pages in one process, for 30 s, and refuses the others.
 * What is sent without that while the page goes never arrives.
 */
const MOST_CALLS = 240

/** How many bytes their bodies have in all; every browser refuses what is more than 64 kB, and a page has calls of its own. */
const MOST_BYTES = 56_000

const encoder = new TextEncoder()

/** Calls that are to go on where the page is left, as far as a browser lets them. */
export interface OutlivingCalls {
  /** Adds the call of a task, where there is room for it. @returns whether there is. */
  add(task: BulkTask): boolean
  remove(task: BulkTask): void
}

/** How many bytes the call of a task sends. */
export const bytesOf = ({ change }: BulkTask): number => encoder.encode(JSON.stringify(change.params)).length

/** Whether so many calls, with so many bytes in all, would outlive their page. */
export const canOutlive = (calls: number, bytes: number): boolean => calls <= MOST_CALLS && bytes <= MOST_BYTES

/** Counts the calls that are under way. */
export function createOutlivingCalls(): OutlivingCalls {
  const sizes = new Map<BulkTask, number>()
  let bytes = 0
  return {
    add(task) {
      const size = bytesOf(task)
      if (!canOutlive(sizes.size + 1, bytes + size)) return false
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
