import type { Messages } from '../../messages/en.js'
import type { CommandOrigin, RejectionReason, Snapshot } from '../gate/command-origin.js'
import type { Offer } from '../gate/offer.js'
import type { Operation } from '../gate/operations.js'
import type { Session } from '../session/session.js'
import type { SessionState } from '../store/session-state.js'
import type { ToastMessage } from './action.js'
import type { Mutation } from './mutation.js'
import type { MutationOutcome } from './run-mutation.js'

/** How a mutation is requested: when the user acted, on which state, and what else its sending depends on. */
export type MutationRequest = Omit<CommandOrigin, 'source' | 'isConfirmedByHost'>

/** An open offer to undo something. */
export interface UndoHandle {
  /** Snapshot when the user pressed "Undo". `undefined` when it can no longer be pressed. */
  readonly undone: Promise<Snapshot | undefined>
  close(): void
}

/** Button of a toast, shown while the options of the element allow its operation. */
export interface NoticeAction {
  readonly label: string
  readonly operation: Operation
  /** @param offer what the button offered, if the operation is a command to a device */
  onAction(offer: Offer | undefined): void
}

interface Notice extends ToastMessage {
  readonly variant: 'success' | 'error'
  readonly action?: NoticeAction | undefined
}

/** Reason why nothing was sent, for the toast. */
type Rejection = Exclude<RejectionReason, 'canceled'> | 'busy'

/** Services of the element that runs an action. */
export interface ActionPorts {
  readonly session: Pick<Session, 'store' | 'context' | 'observe'>
  readonly messages: Messages
  /** Runs a mutation, if the gate lets it through. */
  send<Resource, ResponseValue>(
    mutation: Mutation<Resource, ResponseValue>,
    request: MutationRequest
  ): Promise<MutationOutcome<ResponseValue>>
  dispatchEvent(event: Event): void
  notify(notice: Notice): void
  /** Shows why nothing was sent. */
  notifyRejection(rejection: Rejection, retry: NoticeAction | undefined): unknown
  /** Shows what was done, with "Undo" while that is what was done last and the options of the element allow its operation. */
  showUndo(
    success: ToastMessage,
    operation: Operation | undefined,
    isLast?: (state: SessionState) => boolean
  ): UndoHandle
}
