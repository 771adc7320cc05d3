import type { AccessCode } from '../../../core/resources/resources.js'

/** A code that the user deleted. */
export interface DeletedCode {
  readonly code: AccessCode
  /** `true` if the platform has deleted the code. A promise while the request is pending. */
  readonly isDeleted: boolean | Promise<boolean>
  /** Cancels the deletion if it was not sent yet. */
  withdraw?(): void
  /** `true` if the user pressed "Undo". */
  isUndone?: boolean
}

/** A deleted code that could not be recreated unchanged. */
export interface CodeRecreateParams {
  readonly code: AccessCode
  /** Error of the platform. `undefined` if some values of the code are unknown. */
  readonly error?: unknown
}

/** Opens the form of a new code, prefilled with the values of a deleted one. @returns `true` if the form was opened */
export type OpenCodeForm = (again: CodeRecreateParams) => boolean
