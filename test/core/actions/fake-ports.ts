import type { ActionPorts, MutationRequest } from '../../../src/core/actions/action-ports.js'
import type { MutationOutcome } from '../../../src/core/actions/run-mutation.js'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import type { Snapshot } from '../../../src/core/gate/command-origin.js'
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
      request: MutationRequest
    ): Promise<MutationOutcome<Answer>> {
      attempts += 1
      return session.mutate(change, { ...request, source: willing })
    },
    dispatchEvent: ({ type }) => told.push(`event ${type}`),
    notify({ variant, subject, message, action }) {
      told.push([variant, subject, message].filter(Boolean).join(': '))
      if (variant === 'error') again = action?.onAction
    },
    notifyRejection(rejection, retry) {
      told.push(`rejected: ${rejection}`)
      again = retry?.onAction
    },
    showUndo({ subject, message }, _operation, isLast = () => true) {
      told.push(['undo', subject, message].filter(Boolean).join(': '))
      let isOpen = true
      canUndo = () => isOpen && isLast(session.store.getState())
      const undone = new Promise<Snapshot>((resolve) => {
        undo = () => resolve(session.takeSnapshot())
      })
      return { undone, close: () => void (isOpen = false) }
    }
  }
}
