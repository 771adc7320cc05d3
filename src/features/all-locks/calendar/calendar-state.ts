import type { AccessPeriod, AccessPeriodSpan, WholeSpan } from '../rules/access-periods.js'
import type { CalendarDay } from '../rules/calendar-days.js'

/** A bar, identified by the keys of its person and its access period. */
export interface BarKey {
  readonly person: string
  readonly period: string
}

/** Access period that is dragged, and the key of its person. */
export interface DraggedPeriod {
  readonly person: string
  readonly period: AccessPeriod
}

/** Draft of a moved access period, until it is saved or undone. */
export interface AccessPeriodDraft extends BarKey {
  /** Ids of the codes. */
  readonly ids: readonly string[]
  /** Access period when the user started to move it. */
  readonly original: AccessPeriodSpan
  readonly span: WholeSpan
  readonly isSaving: boolean
}

/** UI state of the calendar. Kept while another screen is open in its place. */
export interface CalendarState {
  /** First visible day. @default the first day of the current week */
  readonly first?: CalendarDay | undefined
  readonly draft?: AccessPeriodDraft | undefined
  /** The bar that is the tab stop. */
  readonly active?: BarKey | undefined
  /** `true` if the people whose codes have no end are shown, `false` if not. @default only if there are no others */
  readonly unfolds?: boolean | undefined
  /** Access period whose codes are listed. */
  readonly opened?: BarKey | undefined
}
