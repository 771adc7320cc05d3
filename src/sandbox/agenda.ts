/** What is going to happen at a later time of the clock. */
export interface Agenda {
  /** What time it is for what happens, in milliseconds since 1970. */
  readonly now: number
  /** Notes what happens at that time. */
  schedule(at: number, happen: () => void): void
  /** Makes all that is due by now happen, the earliest first, with what comes of it. */
  run(now: number): void
}

/** Time passes for the sandbox only while it is asked something: nothing ticks in between. */
export function createAgenda(start: number): Agenda {
  const entries: { at: number; happen: () => void }[] = []
  let time = start
  return {
    get now() {
      return time
    },
    schedule(at, happen) {
      entries.splice(entries.findLastIndex((entry) => entry.at <= at) + 1, 0, { at, happen })
    },
    run(now) {
      for (let next = entries[0]; next && next.at <= now; next = entries[0]) {
        entries.shift()
        time = next.at
        next.happen()
      }
      time = now
    }
  }
}
