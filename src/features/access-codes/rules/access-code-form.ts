import { millisecondsInMinute } from 'date-fns/constants'
import type { FormState } from '../../../core/actions/form-draft.js'
import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { localZone } from '../../../core/values/time-zone.js'
import { isSameTime, NO_TIME, timeAt, timeInZone, typedTime, type TypedTime } from '../../../core/values/typed-time.js'
import { addWallDays, toInstant, type WallTime } from '../../../core/values/wall-time.js'

/** Whether a code holds until it is deleted, or from one moment to another. */
export type AccessCodeType = 'ongoing' | 'time_bound'

/** What the form of an access code holds. The times stay while the type is ongoing, in case it is changed back. */
export interface AccessCodeForm {
  readonly name: string
  readonly code: string
  readonly type: AccessCodeType
  readonly start: TypedTime
  readonly end: TypedTime
  /** The zone in which both times are shown and typed. */
  readonly zone: string
  /** Whether the zone is that of the browser because nobody chose one. */
  readonly isZoneAutomatic: boolean
}

/** The form of several codes at once, whose types may differ: then it has none, until one is chosen for all. */
export interface SharedCodeForm extends Omit<AccessCodeForm, 'type'> {
  readonly type: AccessCodeType | undefined
}

/** The times that are proposed: from this minute to the same time tomorrow. */
function proposedTimes(now: number, zone: string): Pick<AccessCodeForm, 'start' | 'end'> {
  const start = timeAt(Math.floor(now / millisecondsInMinute) * millisecondsInMinute, zone)
  const end = toInstant(addWallDays(start.wall, 1), zone)
  return { start, end: end ? timeAt(end.instant, zone) : NO_TIME }
}

/** The form of a new code. */
export function newAccessCodeForm(now: number, zone = localZone()): AccessCodeForm {
  return { name: '', code: '', type: 'ongoing', ...proposedTimes(now, zone), zone, isZoneAutomatic: true }
}

/** The form in which a code is edited. A time that the code should have and has not is left empty. */
export function accessCodeForm(code: AccessCode, now: number, zone = localZone()): AccessCodeForm {
  const isTimeBound = code.type === 'time_bound'
  const given = (date: unknown): TypedTime => {
    const instant = parseInstant(date)
    return instant === undefined ? NO_TIME : timeAt(instant, zone)
  }
  return {
    ...newAccessCodeForm(now, zone),
    name: accessCodeName(code) ?? '',
    code: accessCodePin(code) ?? '',
    ...(isTimeBound && { type: 'time_bound', start: given(code.starts_at), end: given(code.ends_at) })
  }
}

/** The form with another time typed into one of its fields. */
export function withTime<Form extends SharedCodeForm>(form: Form, field: 'start' | 'end', wall: WallTime): Form {
  // Typed anew only where it differs: a code's own seconds stay.
  return form[field].wall === wall ? form : { ...form, [field]: typedTime(wall, form.zone) }
}

function inZone<Form extends SharedCodeForm>(form: Form, zone: string, isZoneAutomatic: boolean): Form {
  return { ...form, start: timeInZone(form.start, zone), end: timeInZone(form.end, zone), zone, isZoneAutomatic }
}

/** The form with a zone that a person chose: the same moments, as the clocks there show them. */
export function withZone<Form extends SharedCodeForm>(form: Form, zone: string): Form {
  return inZone(form, zone, false)
}

/** The form with the browser's zone. */
export function withAutomaticZone<Form extends SharedCodeForm>(form: Form): Form {
  return inZone(form, localZone(), true)
}

/** Compares forms of codes, of one or of several. Another zone alone is no other moment. */
export const accessCodeFormRules: FormRules<SharedCodeForm> & FormRules<AccessCodeForm> = {
  isSame: { name: isSameText, code: isSameText, type: Object.is, start: isSameTime, end: isSameTime },
  isUsed: (field: keyof SharedCodeForm, { type }: SharedCodeForm) =>
    type !== 'ongoing' || (field !== 'start' && field !== 'end')
}

/** Returns the form of a code as it is known now, with the times that were proposed for it if it has none. */
export function latestCodeForm(
  code: AccessCode,
  { initial, values }: Pick<FormState<AccessCodeForm>, 'initial' | 'values'>
): AccessCodeForm {
  const latest = accessCodeForm(code, 0, values.zone)
  return latest.type === 'ongoing' ? { ...latest, start: initial.start, end: initial.end } : latest
}
