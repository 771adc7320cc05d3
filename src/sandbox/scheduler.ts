/** Runs tasks at later times of the sandbox clock. */
export interface Scheduler {
  /** The current time while tasks run, in ms since 1970. */
  readonly now: number
  schedule(at: number, task: () => void): void
  /** Runs all due tasks in order, including tasks that they schedule. */
  runDue(now: number): void
}

/** Creates a scheduler. It has no timers: tasks run when the next request arrives. */
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
