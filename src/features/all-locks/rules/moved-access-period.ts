import { millisecondsInMinute } from 'date-fns/constants'
import { timeAt } from '../../../core/values/typed-time.js'
import { addWallDays, toInstant, toWallTime } from '../../../core/values/wall-time.js'
import type { TimePart } from '../../../ui/time-bar/time-span.js'
import { accessCodeForm } from '../../access-codes/rules/access-code-form.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { editOf, type LockCodeEdit } from '../../access-codes/rules/access-code-parameters.js'
import { codeState } from '../../access-codes/rules/access-code-state.js'
import type { LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { type AccessPeriod, isWhole, type WholeSpan } from './access-periods.js'

/** Returns the same time of day a number of days later, across changes of daylight saving. */
function onOtherDay(instant: number, days: number, zone: string): number {
  const moved = days === 0 ? undefined : toInstant(addWallDays(toWallTime(instant, zone), days), zone)
  // Wall times have no seconds, so add them again.
  return moved ? moved.instant + (instant % millisecondsInMinute) : instant
}

/** Moves a span, or one end of it, by a number of days. The start stays before the end. */
export function movedBy(span: WholeSpan, part: TimePart, days: number, zone: string): WholeSpan {
  const startsAt = part === 'end' ? span.startsAt : onOtherDay(span.startsAt, days, zone)
  const endsAt = part === 'start' ? span.endsAt : onOtherDay(span.endsAt, days, zone)
  return startsAt < endsAt || days === 0 ? { startsAt, endsAt } : movedBy(span, part, days - Math.sign(days), zone)
}

/** Returns the edit of each code for a moved access period. */
export function editsOf({ codes, zone }: AccessPeriod, { startsAt, endsAt }: WholeSpan): readonly LockCodeEdit[] {
  const times = { start: timeAt(startsAt, zone), end: timeAt(endsAt, zone) }
  return codes.flatMap(({ code, lock }) => {
    const edit = editOf({ ...accessCodeForm(code, 0, zone), ...times }, code)
    return Object.keys(edit).length > 0 ? { code, lock, edit } : []
  })
}

/**
 * Reason why an access period cannot be moved: no start or no end, codes in transition, not editable, or codes with
 * errors.
 */
type FixedReason = 'ongoing' | 'transitioning' | 'notAllowed' | 'faulty'

interface Conditions {
  /** Returns `true` if a code may be edited. */
  readonly canEdit: (code: LockCode) => boolean
  readonly filters: IssueFilters
  /** In ms since 1970. */
  readonly now: number
}

/** Returns why an access period cannot be moved, or `undefined` if it can. All of its codes must be movable. */
export function fixedReason(period: AccessPeriod, { canEdit, filters, now }: Conditions): FixedReason | undefined {
  const states = period.codes.map(({ code, lock }) => codeState(code, lock, filters, now))
  if (states.some((state) => state === 'setting' || state === 'removing')) return 'transitioning'
  if (!isWhole(period)) return 'ongoing'
  if (!period.codes.every(canEdit)) return 'notAllowed'
  return states.includes('faulty') ? 'faulty' : undefined
}
