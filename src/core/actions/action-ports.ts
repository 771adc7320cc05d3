import type { Messages } from '../../messages/en.js'
import type { Snapshot } from '../gate/command-origin.js'
import type { Session } from '../session/session.js'
import type { SessionState } from '../session/session-state.js'
import type { ToastMessage } from './action.js'
import type { Mutation } from './mutation.js'
import type { MutationOutcome } from './run-mutation.js'

/** How something was asked for, where that is not by a press just now. */
export interface DispatchContext {
  /** What was known when it was asked for: what was changed since is not overridden. */
  readonly snapshot?: Snapshot | undefined
  /** When it was pressed, in ms since the epoch. */
  readonly requestedAt?: number | undefined
  /** The run that it is part of. */
  readonly run?: AbortSignal | undefined
}

/** The offer to undo something. */
export interface UndoHandle {
  /** Whether it was undone, once that is decided. */
  readonly isUndone: Promise<boolean>
  close(): void
}

/** What a person is told, and what they can do about it. */
interface Notice extends ToastMessage {
  readonly variant: 'success' | 'error'
  readonly action?: { readonly label: string; onAction(): void } | undefined
}

/** What an action needs of the element in which it is run. */
export interface ActionPorts {
  readonly session: Pick<Session, 'store' | 'takeSnapshot'>
  readonly messages: Messages
  /** Makes a change, if the gate lets it through; the person is told where it does not. */
  send<Resource, Answer>(change: Mutation<Resource, Answer>, asked: DispatchContext): Promise<MutationOutcome<Answer>>
  dispatchEvent(event: Event): void
  notify(notice: Notice): void
  /** Tells what was done, with a way to undo it for as long as that is what was done last. */
  showUndo(done: ToastMessage, isLast: (state: SessionState) => boolean): UndoHandle
}
