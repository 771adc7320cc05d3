import type { IssueFilters } from './access-code-issues.js'
import { codeState } from './access-code-state.js'
import type { LockCode } from './all-locks-codes.js'
import { isWhole, type AccessPeriod } from './access-periods.js'

/** Why a stay cannot be moved: it has no two ends, it is on its way, it may not be changed here, or something is wrong with it. */
export type FixedReason = 'open' | 'settling' | 'barred' | 'faulty'

interface Asked {
  /** Whether a code may be edited here. */
  readonly canEdit: (code: LockCode) => boolean
  readonly filters: IssueFilters
  /** In ms since 1970. */
  readonly now: number
}

/** Why a stay cannot be moved, of which each code has to be one that can; nothing where it can. */
export function fixedReason(stay: AccessPeriod, { canEdit, filters, now }: Asked): FixedReason | undefined {
  const states = stay.codes.map(({ code, lock }) => codeState(code, lock, filters, now))
  if (states.some((state) => state === 'setting' || state === 'removing')) return 'settling'
  if (!isWhole(stay)) return 'open'
  if (!stay.codes.every(canEdit)) return 'barred'
  return states.includes('faulty') ? 'faulty' : undefined
}
