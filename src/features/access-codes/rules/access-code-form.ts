import { millisecondsInMinute } from 'date-fns/constants'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { readInstant } from '../../../core/values/read-instant.js'
import { localZone } from '../../../core/values/time-zone.js'
import { NO_TIME, timeAt, timeInZone, typedTime, type TypedTime } from '../../../core/values/typed-time.js'
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
    const instant = readInstant(date)
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

/** Whether a form says something else than it did at first. Another zone alone is no other moment. */
export function isFormChanged(form: AccessCodeForm, initial: AccessCodeForm): boolean {
  if (form.name !== initial.name || form.code !== initial.code || form.type !== initial.type) return true
  if (form.type === 'ongoing') return false
  return form.start.instant !== initial.start.instant || form.end.instant !== initial.end.instant
}
