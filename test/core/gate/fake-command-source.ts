import type { CommandSource, SourceStatus } from '../../../src/core/gate/command-origin.js'

/** Answers of the command source to the gate. */
interface Answers {
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
  change(changed: Partial<Answers>): void
}

export function createFakeCommandSource(): FakeCommandSource {
  const responses: Answers = {
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
    element: responses,
    status: () => responses.presence,
    isAllowed: () => responses.allows,
    displays: () => responses.offers,
    isInPage: () => responses.isInPage,
    confirmWithHost(operation) {
      confirmCount += 1
      const { whileAsking } = responses
      responses.whileAsking = undefined
      whileAsking?.(operation)
      return responses.stands ? undefined : 'canceled'
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    confirmCount: () => confirmCount,
    change(changed) {
      Object.assign(responses, changed)
      for (const listener of listeners) listener()
    }
  }
}
