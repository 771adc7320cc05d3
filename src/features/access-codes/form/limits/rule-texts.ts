import { millisecondsInDay } from 'date-fns/constants'
import type { ACCESS_CODE_FORM } from '../../../../messages/access-code-form/en.js'
import type { CODE_LIMITS } from '../../../../messages/code-limits/en.js'
import type { TextsOf } from '../../../../messages/namespace.js'
import { listedCodeLengths } from '../../../device/rules/code-length.js'
import type { Dates } from '../../dates.js'
import type { DateRule } from '../../rules/limits/date-rule.js'
import type { FormLock, FormProblems } from '../../rules/limits/form-problems.js'
import { durationText } from '../../rules/limits/iso-duration.js'
import { LONGEST_NAME, type NameLengths, nameLengths } from '../../rules/limits/name-rules.js'
import type { DurationBand } from '../../rules/limits/time-frame-check.js'

/** Messages and formats for the limits of a form. */
export interface LimitTexts {
  readonly limits: TextsOf<typeof CODE_LIMITS>
  readonly form: TextsOf<typeof ACCESS_CODE_FORM>
  readonly locale: string
  /** Formats times in the time zone of the form. */
  readonly dates: Dates
  readonly unnamedCode: string
  readonly nameOf: (lock: FormLock['device']) => string
  /** Joins the names of locks. */
  readonly namesOf: (names: readonly string[]) => string
}

/** Returns which lengths of a name are accepted. `undefined` if only the usual longest one applies. */
export function nameLengthsText({ min, max }: NameLengths, { limits }: Pick<LimitTexts, 'limits'>): string | undefined {
  if (min === 1) return max === LONGEST_NAME ? undefined : limits.nameAtMost(max)
  return max === LONGEST_NAME ? limits.nameAtLeast(min) : limits.nameBetween(min, max)
}

export function nameErrorText(
  problem: NonNullable<FormProblems['name']>,
  { device }: FormLock,
  name: string,
  texts: LimitTexts
): string {
  if (problem === 'required') return texts.form.nameRequired
  if (problem === 'taken') return texts.limits.nameTaken
  // The longest name of all codes is no limit of the lock.
  const isTooLong = [...name].length > LONGEST_NAME && nameLengths(device).max === LONGEST_NAME
  return (isTooLong ? undefined : nameLengthsText(nameLengths(device), texts)) ?? texts.form.nameTooLong
}

export function codeErrorText(
  rule: FormProblems['code'][number],
  device: FormLock['device'],
  { limits, form }: LimitTexts
): string {
  if (rule === 'required') return form.codeRequired
  if (rule === 'digits') return limits.digitsOnly
  if (rule !== 'length') return limits.errors[rule]
  const lengths = listedCodeLengths(device)
  return lengths.length > 0 ? form.codeLength(lengths) : limits.anyLength
}

/** Describes the durations that are accepted, such as `1 hour to 1 day, or at least 28 days`. */
export function bandsText(bands: readonly DurationBand[], { limits, locale }: LimitTexts): string {
  const texts = bands.map(({ min, max }) => {
    const [shortest, longest] = [min, max].map((duration) =>
      duration < Infinity ? durationText(duration, locale) : ''
    )
    if (min === max) return longest ?? ''
    if (max === Infinity) return limits.atLeast(shortest ?? '')
    return min === 0 ? limits.atMost(longest ?? '') : limits.between(shortest ?? '', longest ?? '')
  })
  return texts.reduce((written, text) => (written ? limits.or(written, text) : text), '')
}

/** A Sunday, in ms since the epoch. */
const SUNDAY = Date.UTC(2023, 0, 1)

/** Describes the days of a rule, such as `Friday or Saturday`. */
export function dateRuleText({ days, monthDays }: DateRule, { limits, locale }: LimitTexts): string {
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const ofWeek = days.map(({ weekday, nth }) => {
    const name = weekdays.format(SUNDAY + weekday * millisecondsInDay)
    return nth === undefined ? name : limits.nthWeekday(nth, name, weekday)
  })
  const ofMonth = monthDays.map((day) => limits.monthDay(day))
  // A day must be in both lists.
  return [ofWeek, ofMonth]
    .filter((each) => each.length > 0)
    .map((each) => list.format(each))
    .join(' + ')
}
