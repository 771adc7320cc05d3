import { useIsHeld } from '../../../element/hooks/use-is-held.js'
import { useNow } from '../../../element/hooks/use-now.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import { endOf } from '../rules/access-grant.js'
import { type GrantRow, keyOfRow } from '../rules/grant-sections.js'

export interface HeldRows {
  readonly rows: readonly GrantRow[]
  /** `true` while rows wait for the states of the first ones, so that none moves to another section. */
  readonly isHeld: boolean
  /** Ids of the access grants whose states are read before the rows are shown. */
  readonly firstIds: readonly string[]
}

/**
 * Number of access grants whose states are read before the rows are shown. Together with the visible rows at most 30 are
 * read.
 */
const FIRST = 16
const NO_IDS: readonly string[] = []
const NO_ROWS: readonly GrantRow[] = []

/** Holds rows back until it is known in which section the first ones are. @param isCovered `true` to wait for nothing */
export function useHeldRows(known: readonly GrantRow[], status: QueryStatus, isCovered: boolean): HeldRows {
  const now = useNow()
  const first = known.filter(({ grant }) => endOf(grant) > now).slice(0, FIRST)
  const isHeld = useIsHeld(
    status.ids !== undefined,
    status.isComplete && first.every(({ state, hasFailed }) => state !== undefined || hasFailed)
  )
  return {
    rows: isHeld && !isCovered ? NO_ROWS : known,
    isHeld,
    firstIds: isHeld ? first.map(keyOfRow) : NO_IDS
  }
}
