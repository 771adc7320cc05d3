import { displayZone } from '../../../core/values/time-zone.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { windowOf } from './access-code-window.js'
import { isRemoving } from './access-code-status.js'
import type { LockCode } from './all-locks-codes.js'

/** From when to when somebody can come in, in ms since 1970; nothing where that is without a beginning, or without an end. */
export interface AccessPeriodSpan {
  readonly startsAt: number | undefined
  readonly endsAt: number | undefined
}

/** A span with both ends. */
export interface WholeSpan extends AccessPeriodSpan {
  readonly startsAt: number
  readonly endsAt: number
}

/** The codes of a person that are valid at the very same time, on clocks of one zone. */
export interface AccessPeriod extends AccessPeriodSpan {
  /** Made of the ids of its codes: it is the same stay when it is moved. */
  readonly key: string
  readonly codes: readonly LockCode[]
  readonly zone: string
}

/** Codes that are shown at another time than the one that is known: a person is moving them. */
export interface MovedCodes {
  readonly ids: readonly string[]
  readonly span: AccessPeriodSpan
}

export const isWhole = (span: AccessPeriodSpan): span is WholeSpan =>
  span.startsAt !== undefined && span.endsAt !== undefined

export const isSameSpan = (first: AccessPeriodSpan, second: AccessPeriodSpan): boolean =>
  first.startsAt === second.startsAt && first.endsAt === second.endsAt

const idOf = ({ code }: LockCode): string => code.access_code_id

/** When a code is valid, whatever time it is; nothing where its dates cannot be read. */
function spanOf(code: AccessCode): AccessPeriodSpan | undefined {
  const window = windowOf(code, -Infinity)
  if (window.kind === 'unknown') return undefined
  return 'startsAt' in window ? window : { startsAt: undefined, endsAt: undefined }
}

/** The stays of a person, the first one first. */
export function accessPeriodsOf(codes: readonly LockCode[], moved?: MovedCodes): readonly AccessPeriod[] {
  const stays = new Map<string, Omit<AccessPeriod, 'key'> & { readonly codes: LockCode[] }>()
  for (const each of codes) {
    const isMoved = moved?.ids.includes(idOf(each)) === true
    const span = isMoved ? moved.span : spanOf(each.code)
    if (!span) continue
    const { startsAt, endsAt } = span
    const zone = displayZone(each.lock)
    // What has no ends is at the same time everywhere.
    const clocks = startsAt === undefined && endsAt === undefined ? '' : zone
    const key = `${startsAt} ${endsAt} ${clocks} ${isRemoving(each.code)} ${isMoved}`
    const known = stays.get(key)
    if (known) known.codes.push(each)
    else stays.set(key, { startsAt, endsAt, zone, codes: [each] })
  }
  return [...stays.values()]
    .map((stay) => ({ ...stay, key: stay.codes.map(idOf).toSorted().join(' ') }))
    .toSorted((a, b) => (a.startsAt ?? -Infinity) - (b.startsAt ?? -Infinity) || 0)
}

/** Whether two spans have some time in common. */
export const doMeet = (a: AccessPeriodSpan, b: AccessPeriodSpan): boolean =>
  (a.startsAt ?? -Infinity) < (b.endsAt ?? Infinity) && (b.startsAt ?? -Infinity) < (a.endsAt ?? Infinity)
