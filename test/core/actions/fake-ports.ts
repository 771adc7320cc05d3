import type { ActionPorts, MutationRequest } from '../../../src/core/actions/action-ports.js'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import type { Snapshot } from '../../../src/core/gate/command-origin.js'
import type { Session } from '../../../src/core/session/session.js'
import { ENGLISH as en } from '../../../src/messages/messages.js'
import { OFFERED } from '../offered.js'
import { willing } from '../send.js'

/** Recorder of everything that an action reports, with the controls of its messages. */
export interface FakePorts extends ActionPorts {
  /** Dispatched events and shown messages, in order. */
  readonly log: string[]
  /** Returns how often a mutation was about to be sent. */
  readonly attempts: () => number
  /** Presses "Try again" of the last error. */
  tryAgain(): void
  /** Returns `true` if the last message offers "Undo". */
  canUndo(): boolean
  undo(): void
}

/** Creates ports that offer and allow everything. */
export function fakePorts(session: Session): FakePorts {
  const log: string[] = []
  let attempts = 0
  let again: (() => void) | undefined
  let undo = (): void => {}
  let canUndo = (): boolean => false
  return {
    session,
    messages: en,
    log,
    attempts: () => attempts,
    tryAgain: () => again?.(),
    canUndo: () => canUndo(),
    undo: () => undo(),
    send<Resource, Answer>(
      mutation: Mutation<Resource, Answer>,
      request: MutationRequest
    ): Promise<MutationOutcome<Answer>> {
      attempts += 1
      return runMutation(mutation, { ...request, source: willing }, session)
    },
    dispatchEvent: ({ type }) => log.push(`event ${type}`),
    notify({ variant, subject, message, action }) {
      log.push([variant, subject, message].filter(Boolean).join(': '))
      if (variant === 'error') again = action && (() => action.onAction(OFFERED))
    },
    notifyRejection(rejection, retry) {
      log.push(`rejected: ${rejection}`)
      again = retry && (() => retry.onAction(OFFERED))
    },
    showUndo({ subject, message }, _operation, isLast = () => true) {
      log.push(['undo', subject, message].filter(Boolean).join(': '))
      let isOpen = true
      canUndo = () => isOpen && isLast(session.store.getState())
      const undone = new Promise<Snapshot>((resolve) => {
        undo = () => resolve(takeSnapshot(session, OFFERED))
      })
      return { undone, close: () => void (isOpen = false) }
    }
  }
}
