import { addDays } from 'date-fns'
import { compareNames } from '../../../core/values/sort-order.js'
import { createTableArrangement } from '../../../element/table/table-arrangement.js'
import type { TableGroup, TableInput } from '../../../element/table/table-content.js'
import { endOf, type GrantFacts, grantName, startOf } from './access-grant.js'
import { type GrantState, needsAttention } from './access-grant-state.js'

const SECTIONS = ['attention', 'now', 'soon', 'later', 'ended'] as const

/** Access grants that need attention, have started, start in the next 30 days, start later or have ended. */
export type GrantSectionKey = (typeof SECTIONS)[number]

/** Rows of a list of access grants that belong to the same time. */
export interface GrantSection extends TableGroup {
  readonly key: GrantSectionKey
  readonly count: number
}

/** A row of the list. */
export interface GrantRow extends GrantFacts {
  readonly state: GrantState | undefined
  /** State without its removal, during which it stays in its section. */
  readonly stateBeforeRemoval: GrantState | undefined
  /** `true` if the ways in or the access codes could not be read. */
  readonly hasFailed: boolean
}

/** Sections that are collapsed until the user expands them. */
export const COLLAPSED_SECTIONS: ReadonlySet<string> = new Set<GrantSectionKey>(['ended'])

/** Days for which ended access grants are listed. */
const ENDED_DAYS = 90
const SOON_DAYS = 30

export const keyOfRow = ({ grant }: GrantRow): string => grant.access_grant_id

/** Returns `true` for access grants that ended so long ago that they are not listed. @param now In ms since 1970. */
export const isForgotten = ({ grant }: GrantFacts, now: number): boolean =>
  endOf(grant) <= addDays(now, -ENDED_DAYS).getTime()

/** @param now In ms since 1970. */
function grantSection({ grant, stateBeforeRemoval }: GrantRow, now: number): GrantSectionKey {
  if (needsAttention(stateBeforeRemoval)) return 'attention'
  if (endOf(grant) <= now) return 'ended'
  const start = startOf(grant)
  if (start <= now) return 'now'
  return start <= addDays(now, SOON_DAYS).getTime() ? 'soon' : 'later'
}

/** Compares times, of which equal ones may be infinite. */
const compareTimes = (first: number, second: number): number => (first === second ? 0 : first - second)

function compareInSection(section: GrantSectionKey, first: GrantRow, second: GrantRow): number {
  if (section === 'now') return compareTimes(endOf(first.grant), endOf(second.grant))
  if (section === 'ended') return compareTimes(endOf(second.grant), endOf(first.grant))
  return compareTimes(startOf(first.grant), startOf(second.grant))
}

const compareKeys = (first: string, second: string): number => Number(first > second) - Number(first < second)

/** Puts access grants into sections, in order. @param now In ms since 1970. */
export function arrangeGrants(now: number): NonNullable<TableInput<GrantRow, GrantSection>['arrange']> {
  const order = (first: GrantRow, second: GrantRow): number => {
    const section = grantSection(first, now)
    return (
      SECTIONS.indexOf(section) - SECTIONS.indexOf(grantSection(second, now)) ||
      compareInSection(section, first, second) ||
      compareNames(grantName(first.grant) ?? '', grantName(second.grant) ?? '') ||
      compareKeys(keyOfRow(first), keyOfRow(second))
    )
  }
  return createTableArrangement<GrantRow, GrantSection>({
    keyOf: keyOfRow,
    order: (rows) => rows.toSorted(order),
    groupsOf: (rows) =>
      new Map(
        SECTIONS.flatMap((key) => {
          const own = rows.filter((row) => grantSection(row, now) === key)
          return own.slice(0, 1).map((first) => [keyOfRow(first), { key, count: own.length }] as const)
        })
      )
  })
}
