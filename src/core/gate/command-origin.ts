import type { Tables } from '../resources/resource-kind.js'
import type { Operation, Permission } from './operations.js'

/** A mutation between its request and its end: in flight, or waiting for its turn. */
export interface OpenMutation {
  readonly key: string
  readonly operation: Operation
  readonly params: Readonly<Record<string, unknown>>
  /** The version of the snapshot that the user acted on. */
  readonly requestedVersion: number
  /** The version at which it ended. */
  endedVersion?: number
  /** What it makes of the resources once it is done. */
  readonly effect: (tables: Tables) => Tables
  /** `'asking'` until it has passed the gate for the first time. */
  phase: 'asking' | 'open' | 'done' | 'failed'
  /** `true` while its effect is shown before the response arrives. */
  isOptimistic: boolean
  /** `true` if the device has not done it in the usual time. */
  isSlow: boolean
  /** Called when another mutation with its key has ended. */
  onQueueChange?(): void
}

/** What was known in a session when the user acted. */
export interface Snapshot {
  /** In ms since the epoch. */
  readonly takenAt: number
  /** The count of reads and mutations. */
  readonly version: number
  readonly confirmed: Tables
  /** The user's own mutations that had not ended: their later effect is expected, and not a change by someone else. */
  readonly pending: readonly OpenMutation[]
}

/** Why a command was not sent. */
export type RejectionReason =
  /** The session is not that of the element any more, or nobody knows yet whose it is. */
  | 'signed-out'
  /** The options of the element forbid it by now. */
  | 'not-allowed'
  /** What it is about is not there any more, or not offered by the element. */
  | 'not-offered'
  /** Somebody has changed the same since. */
  | 'changed'
  /** It was asked for more than 10 s ago. */
  | 'late'
  /** The host did not let it stand. */
  | 'canceled'

/** What a command is about. */
export interface CommandTarget {
  readonly deviceIds?: readonly string[]
  readonly accessCodeId?: string
}

/** Where an element stands with the session for which it asked: it may be finding out whose a new token is. */
export type SourceStatus = 'present' | 'verifying' | 'gone'

/** The element that asks for a command, as it is now and not as it was when it asked. */
export interface CommandSource {
  /** The same object for everything that one element asks. */
  readonly element: object
  status(): SourceStatus
  /** Whether its options let it do so. */
  isAllowed(permission: Permission): boolean
  /** Whether it offers what the command is about. */
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
  /** Is told of everything that may change the answers. @returns what ends that */
  subscribe(listener: () => void): () => void
}

/** Where a command comes from. */
export interface CommandOrigin {
  readonly source: CommandSource
  /** The state that the user acted on. Resources that changed after it are not overwritten. */
  readonly snapshot: Snapshot
  /** Of a command that is part of a run, which may be sent later than 10 s after it was asked for: it is aborted with the run. */
  readonly run?: AbortSignal | undefined
  /** Whether the host has been asked already. */
  readonly isConfirmedByHost?: boolean
  /** Aborted when the user takes it back or replaces it. Has no effect once it is sent. */
  readonly withdrawn?: AbortSignal | undefined
  /** Returns `false` if there is nothing to send. Called when its turn has come. @default always needed */
  isNeeded?(): boolean
  /** Called once it has passed the gate, and is in flight or waits for its turn. */
  onStart?(): void
}
