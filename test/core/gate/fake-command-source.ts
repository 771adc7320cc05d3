import type { CommandSource, SourceStatus } from '../../../src/core/gate/command-origin.js'

/** Answers of the command source to the gate. */
interface Mood {
  presence: SourceStatus
  allows: boolean
  offers: boolean
  stands: boolean
  isInPage: boolean
  /** Called while `before-change` is being dispatched. */
  whileAsking: ((operation: string) => void) | undefined
}

/** Command source that allows everything until a test changes an answer. */
export interface FakeCommandSource extends CommandSource {
  /** Returns how often `before-change` was dispatched. */
  readonly confirmCount: () => number
  change(mood: Partial<Mood>): void
}

export function createFakeCommandSource(): FakeCommandSource {
  const mood: Mood = {
    presence: 'present',
    allows: true,
    offers: true,
    stands: true,
    isInPage: true,
    whileAsking: undefined
  }
  const listeners = new Set<() => void>()
  let confirmCount = 0
  return {
    element: mood,
    status: () => mood.presence,
    isAllowed: () => mood.allows,
    displays: () => mood.offers,
    isInPage: () => mood.isInPage,
    confirmWithHost(operation) {
      confirmCount += 1
      const { whileAsking } = mood
      mood.whileAsking = undefined
      whileAsking?.(operation)
      return mood.stands ? undefined : 'canceled'
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    confirmCount: () => confirmCount,
    change(other) {
      Object.assign(mood, other)
      for (const listener of listeners) listener()
    }
  }
}
