import type { RefObject } from 'react'
import type { Operation } from '../../../core/gate/operations.js'

/** What opens in place of the schedule. */
export interface OpenedForm {
  /** A hold is a new exception that begins now. */
  readonly kind: 'hold' | 'exception' | 'program' | 'week'
  /** What is edited, or was saved; none while a new one is made. */
  readonly id?: string | undefined
}

const EXCEPTIONS: readonly Operation[] = [
  'thermostats.schedules.create',
  'thermostats.schedules.update',
  'thermostats.schedules.delete'
]

/** The operations of each kind of form. None of a kind is offered once the platform has refused one of them. */
export const SCHEDULE_OPERATIONS: Readonly<Record<OpenedForm['kind'], readonly Operation[]>> = {
  hold: EXCEPTIONS,
  exception: EXCEPTIONS,
  program: ['thermostats.dailyPrograms.create', 'thermostats.dailyPrograms.update', 'thermostats.dailyPrograms.delete'],
  week: ['thermostats.updateWeeklyProgram']
}

/** The way to the forms of a kind, and back. */
export interface ScheduleEditing {
  /** @param id what is edited; without it a new one is made. */
  open(id?: string): void
  /** For the button that takes the focus back; nothing for any other. */
  openerOf(id: string): RefObject<HTMLButtonElement | null> | undefined
  /** For the button that makes a new one: it takes the focus back where no other does. @param ids of those that have one. */
  openerOfAdd(ids: readonly string[]): RefObject<HTMLButtonElement | null> | undefined
}
