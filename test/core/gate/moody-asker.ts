import type { CommandSource, SourceStatus } from '../../../src/core/gate/command-origin.js'

/** What an element answers the gate. */
interface Mood {
  presence: SourceStatus
  allows: boolean
  offers: boolean
  stands: boolean
}

/** An element that allows everything until a test has it change its mind. */
export interface MoodyAsker extends CommandSource {
  /** How often the host was asked. */
  readonly asked: () => number
  change(mood: Partial<Mood>): void
}

export function moodyAsker(): MoodyAsker {
  const mood: Mood = { presence: 'present', allows: true, offers: true, stands: true }
  const listeners = new Set<() => void>()
  let asked = 0
  return {
    element: mood,
    status: () => mood.presence,
    isAllowed: () => mood.allows,
    displays: () => mood.offers,
    confirmWithHost() {
      asked += 1
      return mood.stands
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    asked: () => asked,
    change(other) {
      Object.assign(mood, other)
      for (const listener of listeners) listener()
    }
  }
}
