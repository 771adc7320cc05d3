import type { ActionPorts, DispatchContext } from '../../../src/core/actions/action-ports.js'
import type { MutationOutcome } from '../../../src/core/actions/run-mutation.js'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import type { Session } from '../../../src/core/session/session.js'
import { ENGLISH as en } from '../../../src/messages/messages.js'
import { willing } from '../send.js'

/** What an element around an action is told, and what a person can do there. */
export interface FakePorts extends ActionPorts {
  /** What the host and the person were told, in order. */
  readonly told: string[]
  /** How often something was to be sent. */
  readonly attempts: () => number
  /** Presses "Try again" of the last failure. */
  tryAgain(): void
  /** Whether what was told last can still be undone. */
  canUndo(): boolean
  undo(): void
}

/** An element that offers and allows everything. */
export function fakePorts(session: Session): FakePorts {
  const told: string[] = []
  let attempts = 0
  let again: (() => void) | undefined
  let undo = (): void => {}
  let canUndo = (): boolean => false
  return {
    session,
    messages: en,
    told,
    attempts: () => attempts,
    tryAgain: () => again?.(),
    canUndo: () => canUndo(),
    undo: () => undo(),
    send<Resource, Answer>(
      change: Mutation<Resource, Answer>,
      { snapshot = session.takeSnapshot(), requestedAt = Date.now(), run }: DispatchContext = {}
    ): Promise<MutationOutcome<Answer>> {
      attempts += 1
      return session.mutate(change, { source: willing, snapshot: { ...snapshot, takenAt: requestedAt }, run })
    },
    dispatchEvent: ({ type }) => told.push(`event ${type}`),
    notify({ variant, subject, message, action }) {
      told.push([variant, subject, message].filter(Boolean).join(': '))
      if (variant === 'error') again = action?.onAction
    },
    showUndo({ subject, message }, isLast) {
      told.push(['undo', subject, message].filter(Boolean).join(': '))
      let isOpen = true
      canUndo = () => isOpen && isLast(session.store.getState())
      const isUndone = new Promise<boolean>((resolve) => {
        undo = () => resolve(true)
      })
      return { isUndone, close: () => void (isOpen = false) }
    }
  }
}
