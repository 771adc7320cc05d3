/** What is going to happen at a later time of the clock. */
export interface Agenda {
  /** Notes what happens at that time. */
  schedule(at: number, happen: () => void): void
  /** Makes all that is due by now happen, the earliest first. */
  run(now: number): void
}

/** Time passes for the sandbox only while it is asked something: nothing ticks in between. */
export function createAgenda(): Agenda {
  let entries: { at: number; happen: () => void }[] = []
  return {
    schedule(at, happen) {
      entries = [...entries, { at, happen }].sort((one, other) => one.at - other.at)
    },
    run(now) {
      const due = entries.filter(({ at }) => at <= now)
      entries = entries.filter(({ at }) => at > now)
      for (const { happen } of due) happen()
    }
  }
}
