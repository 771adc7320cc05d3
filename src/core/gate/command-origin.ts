import type { Tables } from '../resources/resource-kind.js'
import type { MutationPhase } from './mutation-phase.js'
import type { Offer } from './offer.js'
import type { Operation } from './operations.js'

/** A mutation between its request and its end: in flight, or waiting for its turn. */
export interface PendingMutation {
  readonly key: string
  readonly operation: Operation
  readonly params: Readonly<Record<string, unknown>>
  /** The version of the snapshot that the user acted on. */
  readonly requestedVersion: number
  /** The version at which it ended. */
  endedVersion?: number
  /** Its effect on the resources after success. */
  readonly effect: (tables: Tables) => Tables
  phase: MutationPhase
  /** `true` to show its effect before the response arrives. */
  readonly isOptimistic: boolean
  /** Called when another mutation with its key has ended. */
  onQueueChange?(): void
}

/** State of a session when the user acted. */
export interface Snapshot {
  /** When the user acted, in monotonic time. */
  readonly takenAt: number
  /** Offer of the pressed control. Commands to devices are not sent without it. */
  readonly offer?: Offer | undefined
  /** Version counter of fetches and mutations. */
  readonly version: number
  readonly confirmed: Tables
  /** The user's own mutations that had not ended. Their later effect is expected, not a change by someone else. */
  readonly pending: readonly PendingMutation[]
}

/** Why a command was not sent. */
export type RejectionReason =
  /** The session is no longer the element's, or the user is being verified. */
  | 'signed-out'
  /** The element's options forbid it. */
  | 'not-allowed'
  /** The target was deleted, or the element no longer displays it. */
  | 'not-offered'
  /** Someone else has changed the resource. */
  | 'changed'
  /** The press was more than 10 s ago. */
  | 'expired'
  /** The pressed control had offered the command too recently, or not at all. */
  | 'too-soon'
  /** The host canceled `before-change`. */
  | 'canceled'

export interface CommandTarget {
  readonly deviceIds?: readonly string[]
  readonly accessCodeId?: string
  readonly accessGrantId?: string
  readonly spaceIds?: readonly string[]
  readonly acsEntranceIds?: readonly string[]
}

/** Status of an element in its session. `'verifying'` while a new token is being verified. */
export type SourceStatus = 'present' | 'verifying' | 'gone'

/** The element that requests a command, in its current state. */
export interface CommandSource {
  /** The same object for all commands of an element. */
  readonly element: object
  status(): SourceStatus
  /** Returns `true` if its current options permit the operation. */
  isAllowed(operation: Operation): boolean
  /** Returns `true` if it currently displays the target. */
  displays(subject: CommandTarget, known: Tables): boolean
  /** `false` while the element is out of the page. */
  isInPage(): boolean
  /**
   * Asks the host, which may also show something else or remove the element meanwhile.
   *
   * @returns why the command must not be sent; `undefined` if it may
   */
  confirmWithHost(
    operation: Operation,
    params: Readonly<Record<string, unknown>>
  ): Extract<RejectionReason, 'canceled' | 'not-offered'> | undefined
  /** Calls `listener` when the answers may have changed. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
}

export interface CommandOrigin {
  readonly source: CommandSource
  /** The state that the user acted on. Resources that changed after it are not overwritten. */
  readonly snapshot: Snapshot
  /** Signal of the bulk run that the command belongs to. Such a command can be sent later than 10 s after the press. */
  readonly run?: AbortSignal | undefined
  /** `true` if the host was already asked. */
  readonly isConfirmedByHost?: boolean
  /** Aborted when the user takes it back or replaces it. A request in flight continues, and is not sent again after a 429. */
  readonly withdrawn?: AbortSignal | undefined
  /** Returns `false` if there is nothing to send. Called when it is first in its queue, before `before-change`. @default always needed */
  isNeeded?(): boolean
  /** Called once it has passed the gate, and is in flight or waits for its turn. */
  onStart?(): void
}
