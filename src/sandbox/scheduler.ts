export type Scheduler = ReturnType<typeof createScheduler>

/**
 * Creates a scheduler, which runs tasks at later times of the sandbox clock. It has no timers: tasks run when the next
 * request arrives.
 */
export function createScheduler(start: number) {
  const entries: { at: number; task: () => void }[] = []
  let time = start
  return {
    /** The current time while tasks run, in ms since 1970. */
    get now(): number {
      return time
    },
    schedule(at: number, task: () => void): void {
      entries.splice(entries.findLastIndex((entry) => entry.at <= at) + 1, 0, { at, task })
    },
    /** Runs all due tasks in order, including tasks that they schedule. */
    runDue(now: number): void {
      for (let next = entries[0]; next && next.at <= now; next = entries[0]) {
        entries.shift()
        time = next.at
        next.task()
      }
      time = now
    }
  }
}
