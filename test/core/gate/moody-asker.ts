import type { Asker, Presence } from '../../../src/core/gate/origin.js'

/** What an element answers the gate. */
interface Mood {
  presence: Presence
  allows: boolean
  offers: boolean
  stands: boolean
}

/** An element that allows everything until a test has it change its mind. */
export interface MoodyAsker extends Asker {
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
    presence: () => mood.presence,
    allows: () => mood.allows,
    offers: () => mood.offers,
    askHost() {
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
