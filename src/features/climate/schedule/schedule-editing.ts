import type { RefObject } from 'react'

/** What opens in place of the schedule. */
export interface OpenedForm {
  /** A hold is a new exception that begins now. */
  readonly kind: 'hold' | 'exception' | 'program' | 'week'
  /** What is edited, or was saved; none while a new one is made. */
  readonly id?: string | undefined
}

/** The way to the forms of a kind, and back. */
export interface ScheduleEditing {
  /** @param id what is edited; without it a new one is made. */
  open(id?: string): void
  /** For the button that takes the focus back; nothing for any other. */
  openerOf(id: string): RefObject<HTMLButtonElement | null> | undefined
  /** For the button that makes a new one: it takes the focus back where no other does. @param ids of those that have one. */
  openerOfAdd(ids: readonly string[]): RefObject<HTMLButtonElement | null> | undefined
  /** Is told that the platform does not let this session change anything of the kind. */
  onForbidden(): void
}
