import { expect } from 'chai'
import type { GrantState } from '../../../../src/features/access-grants/rules/access-grant-state.js'
import {
  arrangeGrants,
  type GrantRow,
  isForgotten
} from '../../../../src/features/access-grants/rules/grant-sections.js'

const NOW = Date.UTC(2026, 4, 1)
const DAY = 86_400_000
const at = (days: number): string => new Date(NOW + days * DAY).toISOString()

/** Returns a row with its times in days from now. */
const row = (name: string, from: number, to: number | null, state?: GrantState): GrantRow => ({
  grant: { access_grant_id: name, name, starts_at: at(from), ends_at: to === null ? null : at(to) },
  methods: undefined,
  codes: undefined,
  state,
  stateBeforeRemoval: state,
  hasFailed: false
})

/** Returns the names of the rows by section. */
function arranged(...rows: readonly GrantRow[]): string[] {
  const result = arrangeGrants(NOW)({ allRows: rows, filteredRows: rows, toggledKeys: new Set() })
  return result.rows.map(({ grant }) => {
    const section = result.groups?.get(grant.access_grant_id)
    return `${section ? `${section.key} ${section.count}: ` : ''}${grant.access_grant_id}`
  })
}

describe('Sections of access grants', () => {
  it('are ordered by need, then by time', () => {
    const rows = [
      row('Ended', -9, -1, 'ended'),
      row('In 31 days', 31, 40),
      row('In 30 days', 30, 40),
      row('Now', -1, 1, 'active'),
      row('Late', 2, 3, 'late')
    ]
    expect(arranged(...rows)).to.deep.equal([
      'attention 1: Late',
      'now 1: Now',
      'soon 1: In 30 days',
      'later 1: In 31 days',
      'ended 1: Ended'
    ])
  })

  it('list what ends first on top, without an end last', () => {
    const rows = [row('No end', -2, null), row('Ends later', -2, 9), row('Ends soon', -1, 1)]
    expect(arranged(...rows)).to.deep.equal(['now 3: Ends soon', 'Ends later', 'No end'])
  })

  it('list what starts first on top, and what ended last', () => {
    const rows = [row('Third', 3, 9), row('Second', 2, 9), row('Long ago', -9, -5), row('Recently', -9, -1)]
    expect(arranged(...rows)).to.deep.equal(['soon 2: Second', 'Third', 'ended 2: Recently', 'Long ago'])
  })

  it('keep access that is being removed where it was', () => {
    const removing = (name: string, stateBeforeRemoval: GrantState): GrantRow => ({
      ...row(name, -1, 1, 'removing'),
      stateBeforeRemoval
    })
    expect(arranged(removing('Active', 'active'), removing('Late', 'late'))).to.deep.equal([
      'attention 1: Late',
      'now 1: Active'
    ])
  })

  it('order equal times by name', () => {
    expect(arranged(row('Unit 10', 1, 2), row('Unit 9', 1, 2))).to.deep.equal(['soon 2: Unit 9', 'Unit 10'])
  })

  it('leave out what ended 90 days ago', () => {
    expect(isForgotten(row('Old', -100, -90), NOW)).to.equal(true)
    expect(isForgotten(row('Newer', -100, -89), NOW)).to.equal(false)
    expect(isForgotten(row('No end', -100, null), NOW)).to.equal(false)
  })
})
