import { millisecondsInMinute } from 'date-fns/constants'
import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { localZone } from '../../../core/values/time-zone.js'
import { isSameTime, NO_TIME, type TypedTime, timeAt, timeInZone } from '../../../core/values/typed-time.js'
import { addWallDays, toInstant } from '../../../core/values/wall-time.js'
import { accessCodeName, accessCodePin } from './access-code.js'

/** Type of a code: `ongoing` until it is deleted, or `time_bound` with start and end. */
export type AccessCodeType = 'ongoing' | 'time_bound'

/** Times of a form, and the time zone in which they are shown and typed. */
export interface ZonedTimes {
  readonly start: TypedTime
  readonly end: TypedTime
  readonly zone: string
  /** `true` if the zone is the browser's because the user has not chosen one. */
  readonly isZoneAutomatic: boolean
}

/** Values of the form of one or several codes. Times are kept while the type is ongoing, in case the user switches back. */
export interface AccessCodeForm extends ZonedTimes {
  readonly name: string
  readonly code: string
  /** `undefined` if several codes differ in it and the user has not chosen one. */
  readonly type: AccessCodeType | undefined
}

/** Returns the suggested times: from this minute to the same time tomorrow. */
function proposedTimes(now: number, zone: string): Pick<AccessCodeForm, 'start' | 'end'> {
  const start = timeAt(Math.floor(now / millisecondsInMinute) * millisecondsInMinute, zone)
  const end = toInstant(addWallDays(start.wall, 1), zone)
  return { start, end: end ? timeAt(end.instant, zone) : NO_TIME }
}

export function newAccessCodeForm(now: number, zone = localZone()): AccessCodeForm {
  return { name: '', code: '', type: 'ongoing', ...proposedTimes(now, zone), zone, isZoneAutomatic: true }
}

/** Returns the form of an existing code. Missing times of a time-bound code are empty. */
export function accessCodeForm(code: AccessCode, now: number, zone = localZone()): AccessCodeForm {
  const isTimeBound = code.type === 'time_bound'
  const toTypedTime = (date: unknown): TypedTime => {
    const instant = parseInstant(date)
    return instant === undefined ? NO_TIME : timeAt(instant, zone)
  }
  return {
    ...newAccessCodeForm(now, zone),
    name: accessCodeName(code) ?? '',
    code: accessCodePin(code) ?? '',
    ...(isTimeBound && { type: 'time_bound', start: toTypedTime(code.starts_at), end: toTypedTime(code.ends_at) })
  }
}

function inZone<Form extends ZonedTimes>(form: Form, zone: string, isZoneAutomatic: boolean): Form {
  return { ...form, start: timeInZone(form.start, zone), end: timeInZone(form.end, zone), zone, isZoneAutomatic }
}

/** Returns the form with the zone that the user chose. The instants stay the same and are shown in that zone. */
export const withZone = <Form extends ZonedTimes>(form: Form, zone: string): Form => inZone(form, zone, false)

/** Returns the form with the browser's zone. */
export const withAutomaticZone = <Form extends ZonedTimes>(form: Form): Form => inZone(form, localZone(), true)

/** Compares forms of one or several codes. A different zone alone is not a change. */
export const accessCodeFormRules: FormRules<AccessCodeForm> = {
  isSame: { name: isSameText, code: isSameText, type: Object.is, start: isSameTime, end: isSameTime },
  isUsed: (field, { type }) => type !== 'ongoing' || (field !== 'start' && field !== 'end')
}

/** Returns the newest form of codes. If they have no times, those that were suggested first are kept. */
export const keepSuggestedTimes = (latest: AccessCodeForm, { start, end }: AccessCodeForm): AccessCodeForm =>
  latest.type === 'ongoing' ? { ...latest, start, end } : latest

/**
 * Returns `true` if a date may be partially typed. Only its input holds that state, so it must stay in the document.
 */
export const hasHalfDate = ({ start, end }: Pick<ZonedTimes, 'start' | 'end'>): boolean => !start.wall || !end.wall
