import type { AccessCode } from '../../../core/resources/resources.js'
import { memoize } from '../../../core/values/memoize.js'
import { createTableArrangement } from '../../../element/table/table-arrangement.js'
import type { TableGroup, TableInput } from '../../../element/table/table-content.js'
import { windowOf } from './access-code-window.js'

const SECTIONS = ['now', 'later', 'ended'] as const

/** Codes that are active or have no known dates, start later, or have ended. */
type SectionKey = (typeof SECTIONS)[number]

/** Rows of a list of codes that belong to the same time. */
export interface CodeSection extends TableGroup {
  readonly key: SectionKey
  readonly count: number
}

/** Sections that are collapsed until the user expands them. A search or a filter shows them too. */
export const COLLAPSED_SECTIONS: ReadonlySet<string> = new Set<SectionKey>(['ended'])

/** Returns the earliest section among codes that share a row. */
export function sectionOf(codes: readonly AccessCode[], now: number): SectionKey {
  const kinds = codes.map((code) => windowOf(code, now).kind)
  if (kinds.every((kind) => kind === 'ended')) return 'ended'
  return kinds.every((kind) => kind === 'ended' || kind === 'upcoming') ? 'later' : 'now'
}

/** Returns the sections by the key of their first row, or `undefined` if all rows belong to the first section. */
function sectionsOf<Item>(
  rows: readonly Item[],
  keyOf: (item: Item) => string,
  sectionKeyOf: (item: Item) => SectionKey
): ReadonlyMap<string, CodeSection> | undefined {
  const sections = SECTIONS.flatMap((key) => {
    const own = rows.filter((row) => sectionKeyOf(row) === key)
    return own.slice(0, 1).map((first) => [keyOf(first), { key, count: own.length }] as const)
  })
  return sections.some(([, { key }]) => key !== 'now') ? new Map(sections) : undefined
}

/**
 * Puts rows of codes into sections by time, each in the order of the list.
 *
 * @param codesOf Returns the codes of a row.
 * @param now In ms since 1970.
 */
export function arrangeBySection<Item extends object>(
  keyOf: (item: Item) => string,
  codesOf: (item: Item) => readonly AccessCode[],
  now: number
): NonNullable<TableInput<Item, CodeSection>['arrange']> {
  const sectionKeyOf = memoize((item: Item) => sectionOf(codesOf(item), now))
  return createTableArrangement<Item, CodeSection>({
    keyOf,
    order: (rows) =>
      rows.toSorted((first, second) => SECTIONS.indexOf(sectionKeyOf(first)) - SECTIONS.indexOf(sectionKeyOf(second))),
    groupsOf: (rows) => sectionsOf(rows, keyOf, sectionKeyOf)
  })
}

/** Puts the codes of a lock into sections by time. */
export const arrangeCodes = (now: number) =>
  arrangeBySection(
    ({ access_code_id }: AccessCode) => access_code_id,
    (code) => [code],
    now
  )
