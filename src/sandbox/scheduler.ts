/** What is going to happen at a later time of the clock. */
export interface Scheduler {
  /** What time it is for what happens, in milliseconds since 1970. */
  readonly now: number
  /** Notes what happens at that time. */
  schedule(at: number, task: () => void): void
  /** Makes all that is due by now happen, the earliest first, with what comes of it. */
  runDue(now: number): void
}

/** Time passes for the sandbox only while it is asked something: nothing ticks in between. */
export function createScheduler(start: number): Scheduler {
  const entries: { at: number; task: () => void }[] = []
  let time = start
  return {
    get now() {
      return time
    },
    schedule(at, task) {
      entries.splice(entries.findLastIndex((entry) => entry.at <= at) + 1, 0, { at, task })
    },
    runDue(now) {
      for (let next = entries[0]; next && next.at <= now; next = entries[0]) {
        entries.shift()
        time = next.at
        next.task()
      }
      time = now
    }
  }
}
