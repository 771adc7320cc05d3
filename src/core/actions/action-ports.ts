import type { Messages } from '../../messages/en.js'
import type { Moment } from '../gate/origin.js'
import type { Session } from '../session/session.js'
import type { SessionState } from '../session/session-state.js'
import type { Told } from './action.js'
import type { Change } from './change.js'
import type { ChangeOutcome } from './change-runner.js'

/** How something was asked for, where that is not by a press just now. */
export interface Asked {
  /** What was known when it was asked for: what was changed since is not overridden. */
  readonly since?: Moment | undefined
  /** When it was pressed, in ms since the epoch. */
  readonly at?: number | undefined
  /** The run that it is part of. */
  readonly run?: AbortSignal | undefined
}

/** The offer to undo something. */
export interface UndoOffer {
  /** Whether it was undone, once that is decided. */
  readonly isUndone: Promise<boolean>
  close(): void
}

/** What a person is told, and what they can do about it. */
interface Notice extends Told {
  readonly variant: 'success' | 'error'
  readonly action?: { readonly label: string; onAction(): void } | undefined
}

/** What an action needs of the element in which it is run. */
export interface ActionPorts {
  readonly session: Pick<Session, 'store' | 'now'>
  readonly messages: Messages
  /** Makes a change, if the gate lets it through; the person is told where it does not. */
  send<Resource, Answer>(change: Change<Resource, Answer>, asked: Asked): Promise<ChangeOutcome<Answer>>
  tellHost(event: Event): void
  tellPerson(notice: Notice): void
  /** Tells what was done, with a way to undo it for as long as that is what was done last. */
  offerUndo(done: Told, isLast: (state: SessionState) => boolean): UndoOffer
}
