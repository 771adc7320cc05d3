import type { AccessCode } from '../../../core/resources/resources.js'
import { memoize } from '../../../core/values/memoize.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { windowOf } from '../../access-codes/rules/access-code-window.js'
import type { CodeGroup, LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { isRemoving } from '../../access-codes/rules/code-transition.js'

/** Start and end of access in ms since 1970, or `undefined` without a start or an end. */
export interface AccessPeriodSpan {
  readonly startsAt: number | undefined
  readonly endsAt: number | undefined
}

export interface WholeSpan extends AccessPeriodSpan {
  readonly startsAt: number
  readonly endsAt: number
}

/** Codes of a person with the same start, end and time zone. */
export interface AccessPeriod extends AccessPeriodSpan {
  /** Derived from the ids of the codes, so the key stays the same when the access period is moved. */
  readonly key: string
  readonly codes: readonly LockCode[]
  readonly zone: string
}

/** Codes that the user is moving, with their new span. */
interface MovedCodes {
  readonly ids: readonly string[]
  readonly span: AccessPeriodSpan
}

export const isWhole = (span: AccessPeriodSpan): span is WholeSpan =>
  span.startsAt !== undefined && span.endsAt !== undefined

export const isSameSpan = (first: AccessPeriodSpan, second: AccessPeriodSpan): boolean =>
  first.startsAt === second.startsAt && first.endsAt === second.endsAt

const idOf = ({ code }: LockCode): string => code.access_code_id

/** Returns the span of a code, past or future, or `undefined` if its dates are invalid. */
export function spanOf(code: AccessCode): AccessPeriodSpan | undefined {
  const window = windowOf(code, -Infinity)
  if (window.kind === 'unknown') return undefined
  return 'startsAt' in window ? window : { startsAt: undefined, endsAt: undefined }
}

/** Returns the access periods of a person, earliest first. */
export function accessPeriodsOf(codes: readonly LockCode[], moved?: MovedCodes): readonly AccessPeriod[] {
  const periods = new Map<string, Omit<AccessPeriod, 'key'> & { readonly codes: LockCode[] }>()
  for (const each of codes) {
    const isMoved = moved?.ids.includes(idOf(each)) === true
    const span = isMoved ? moved.span : spanOf(each.code)
    if (!span) continue
    const { startsAt, endsAt } = span
    const zone = displayZone(each.lock)
    // Without start and end the time zone makes no difference.
    const clocks = startsAt === undefined && endsAt === undefined ? '' : zone
    const key = `${startsAt} ${endsAt} ${clocks} ${isRemoving(each.code)} ${isMoved}`
    const known = periods.get(key)
    if (known) known.codes.push(each)
    else periods.set(key, { startsAt, endsAt, zone, codes: [each] })
  }
  return [...periods.values()]
    .map((period) => ({ ...period, key: period.codes.map(idOf).toSorted().join(' ') }))
    .toSorted((a, b) => (a.startsAt ?? -Infinity) - (b.startsAt ?? -Infinity) || 0)
}

/**
 * Returns the saved access periods of a person, earliest first. Computed again only if the person's codes have changed.
 */
export const savedAccessPeriods = memoize(({ codes }: CodeGroup) => accessPeriodsOf(codes))

/** Returns `true` if two spans overlap. */
export const doMeet = (a: AccessPeriodSpan, b: AccessPeriodSpan): boolean =>
  (a.startsAt ?? -Infinity) < (b.endsAt ?? Infinity) && (b.startsAt ?? -Infinity) < (a.endsAt ?? Infinity)

/** Joins overlapping and consecutive spans, which must be sorted by their start. */
export function unitedSpans(spans: readonly WholeSpan[]): readonly WholeSpan[] {
  const united: WholeSpan[] = []
  for (const { startsAt, endsAt } of spans) {
    const last = united.at(-1)
    if (!last || last.endsAt < startsAt) united.push({ startsAt, endsAt })
    else if (last.endsAt < endsAt) united[united.length - 1] = { startsAt: last.startsAt, endsAt }
  }
  return united
}
