import type { AccessCode } from '../../../core/resources/resources.js'

/** A code that a person has had deleted. */
export interface DeletedCode {
  readonly code: AccessCode
  /** Whether the platform has deleted it, once it has answered. */
  readonly isDeleted: boolean | Promise<boolean>
  /** Takes back the deletion if it was not sent yet. */
  withdraw?(): void
  /** Whether the person wants it back. */
  isUndone?: boolean
}

/** A deleted code that cannot be made again just as it was. */
export interface CodeRecreateParams {
  readonly code: AccessCode
  /** What the platform has against it; nothing where not all of it is known. */
  readonly error?: unknown
}

/** Opens the form of a new code, filled in with what is known of a deleted one. @returns whether there is room for it */
export type OpenCodeForm = (again: CodeRecreateParams) => boolean
