import type { WallTime } from '../../../../core/values/wall-time.js'

/** A weekday (0 is Sunday), every one or the nth of the month. `nth` is -1 for the last one. */
interface RuleDay {
  readonly weekday: number
  readonly nth: number | undefined
}

/** Days on which a code can start or end. A day must be in each list that is not empty. */
export interface DateRule {
  readonly days: readonly RuleDay[]
  /** Days of the month. -1 is the last one. */
  readonly monthDays: readonly number[]
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Parts of a rule that don't change which days match it. */
const IGNORED = new Set(['WKST'])

function parseDays(text: string, isMonthly: boolean): readonly RuleDay[] | undefined {
  const days = text.split(',').map((day) => {
    const [, nth, name = ''] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(day) ?? []
    const weekday = WEEKDAYS.indexOf(name)
    const number = nth === undefined ? undefined : Number(nth)
    const isKnown = number === undefined || (isMonthly && number >= -1)
    return weekday >= 0 && isKnown ? { weekday, nth: number } : undefined
  })
  const known = days.filter((day) => day !== undefined)
  return known.length === days.length ? known : undefined
}

function parseMonthDays(text: string): readonly number[] | undefined {
  const days = text.split(',').map((day) => (/^(?:[1-9]|[12]\d|3[01]|-1)$/.test(day) ? Number(day) : NaN))
  return days.some(Number.isNaN) ? undefined : days
}

/** Parses an iCalendar RRULE. `undefined` if it isn't about weekdays or days of the month alone, so only the platform checks it. */
export function parseDateRule(text: unknown): DateRule | undefined {
  if (typeof text !== 'string') return undefined
  const parts = new Map<string, string>()
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .filter(Boolean)) {
    const [name = '', value = '', ...rest] = part.split('=')
    if (rest.length > 0 || parts.has(name)) return undefined
    if (!IGNORED.has(name) && !(name === 'INTERVAL' && value === '1')) parts.set(name, value)
  }
  const frequency = parts.get('FREQ')
  const isMonthly = frequency === 'MONTHLY'
  const [days, monthDays] = [parts.get('BYDAY'), parts.get('BYMONTHDAY')]
  const isUnderstood =
    (frequency === 'DAILY' || frequency === 'WEEKLY' || isMonthly) &&
    [...parts.keys()].every((name) => ['FREQ', 'BYDAY', 'BYMONTHDAY'].includes(name)) &&
    // Without days, a weekly or monthly rule repeats a start that it doesn't state.
    (frequency === 'DAILY' || days !== undefined || (isMonthly && monthDays !== undefined)) &&
    !(frequency === 'WEEKLY' && monthDays !== undefined)
  if (!isUnderstood) return undefined
  const parsedDays = days === undefined ? [] : parseDays(days, isMonthly)
  const parsedMonthDays = monthDays === undefined ? [] : parseMonthDays(monthDays)
  return parsedDays && parsedMonthDays && { days: parsedDays, monthDays: parsedMonthDays }
}

/** Returns `true` if a wall time is on a day of the rule. */
export function matchesDateRule({ days, monthDays }: DateRule, wall: WallTime): boolean {
  const date = new Date(`${wall.slice(0, 10)}T00:00Z`)
  const day = date.getUTCDate()
  const weekday = date.getUTCDay()
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  const isRuleDay = ({ weekday: expected, nth }: RuleDay): boolean =>
    weekday === expected && (nth === undefined || (nth === -1 ? day + 7 > last : Math.ceil(day / 7) === nth))
  return (
    (days.length === 0 || days.some(isRuleDay)) &&
    (monthDays.length === 0 || monthDays.includes(day) || (monthDays.includes(-1) && day === last))
  )
}
