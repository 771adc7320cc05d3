import type { CalendarDay } from '../rules/calendar-days.js'
import type { AccessPeriodSpan, WholeSpan } from '../rules/access-periods.js'

/** A stay that is shown at another time than it is, until that is saved or undone. */
export interface AccessPeriodDraft {
  /** The key of the person. */
  readonly person: string
  readonly stay: string
  /** The ids of its codes. */
  readonly ids: readonly string[]
  /** When it was when it was taken. */
  readonly before: AccessPeriodSpan
  readonly span: WholeSpan
  readonly isSaving: boolean
}

/** The bar that has the one tab stop, by the keys of its person and its stay. */
export interface ActiveBar {
  readonly person: string
  readonly stay: string
}

/** What a person has made of the calendar; it outlives what opens in its place. */
export interface CalendarState {
  /** The first day in view. @default that of the present week */
  readonly first?: CalendarDay | undefined
  readonly draft?: AccessPeriodDraft | undefined
  readonly active?: ActiveBar | undefined
  /** The stay whose codes are told one by one. */
  readonly opened?: ActiveBar | undefined
}
