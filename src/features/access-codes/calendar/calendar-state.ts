import type { CalendarDay } from '../rules/calendar-days.js'
import type { AccessPeriodSpan, WholeSpan } from '../rules/access-periods.js'

/** Draft of a moved access period, until it is saved or undone. */
export interface AccessPeriodDraft {
  /** Key of the person. */
  readonly person: string
  readonly period: string
  /** Ids of the codes. */
  readonly ids: readonly string[]
  /** Access period when the user started to move it. */
  readonly original: AccessPeriodSpan
  readonly span: WholeSpan
  readonly isSaving: boolean
}

/** The bar that is the tab stop, identified by the keys of its person and its access period. */
export interface ActiveBar {
  readonly person: string
  readonly period: string
}

/** UI state of the calendar. Kept while another screen is open in its place. */
export interface CalendarState {
  /** First visible day. @default the first day of the current week */
  readonly first?: CalendarDay | undefined
  readonly draft?: AccessPeriodDraft | undefined
  readonly active?: ActiveBar | undefined
  /** Access period whose codes are listed. */
  readonly opened?: ActiveBar | undefined
}
