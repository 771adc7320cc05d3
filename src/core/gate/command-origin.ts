import type { Tables } from '../resources/resource-kind.js'
import type { Permission } from './operations.js'

/** A moment in a session: what was known then, and which changes had been begun. */
export interface Snapshot {
  /** In ms since the epoch. */
  readonly takenAt: number
  /** The count of reads and changes. */
  readonly version: number
  readonly confirmed: Tables
}

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
  /** Asks the host. @returns whether the host let it stand */
  confirmWithHost(operation: string, params: Readonly<Record<string, unknown>>): boolean
  /** Is told of everything that may change the answers. @returns what ends that */
  subscribe(listener: () => void): () => void
}

/** Where a command comes from. */
export interface CommandOrigin {
  readonly source: CommandSource
  /** When it was asked for. What was changed since is not overridden. */
  readonly snapshot: Snapshot
  /** Of a command that is part of a run, which may be sent later than 10 s after it was asked for: it is aborted with the run. */
  readonly run?: AbortSignal | undefined
  /** Whether the host has been asked already. */
  readonly isConfirmedByHost?: boolean
}
