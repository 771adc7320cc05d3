import type { IssueFilters } from './access-code-issues.js'
import { codeState } from './access-code-state.js'
import type { LockCode } from './all-locks-codes.js'
import { isWhole, type AccessPeriod } from './access-periods.js'

/**
 * Reason why an access period cannot be moved: no start or no end, codes in transition, not editable, or codes with
 * errors.
 */
type FixedReason = 'open' | 'transitioning' | 'barred' | 'faulty'

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
  if (!isWhole(period)) return 'open'
  if (!period.codes.every(canEdit)) return 'barred'
  return states.includes('faulty') ? 'faulty' : undefined
}
