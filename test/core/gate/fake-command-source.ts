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
  const answers: Answers = {
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
    element: answers,
    status: () => answers.presence,
    isAllowed: () => answers.allows,
    displays: () => answers.offers,
    isInPage: () => answers.isInPage,
    confirmWithHost(operation) {
      confirmCount += 1
      const { whileAsking } = answers
      answers.whileAsking = undefined
      whileAsking?.(operation)
      return answers.stands ? undefined : 'canceled'
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    confirmCount: () => confirmCount,
    change(changed) {
      Object.assign(answers, changed)
      for (const listener of listeners) listener()
    }
  }
}
