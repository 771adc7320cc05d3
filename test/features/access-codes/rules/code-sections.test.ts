import { expect } from 'chai'
import { arrangeCodes, sectionOf } from '../../../../src/features/access-codes/rules/code-sections.js'
import { accessCode } from '../../support/as-sent.js'

const NOW = Date.parse('2026-03-20T12:00:00Z')

const code = (name: string, starts_at?: string, ends_at?: string) =>
  accessCode({ access_code_id: name, name, type: starts_at ? 'time_bound' : 'ongoing', starts_at, ends_at })

const ENDED = code('Ended', '2026-03-18T00:00:00Z', '2026-03-20T12:00:00Z')
const LATER = code('Later', '2026-03-21T00:00:00Z', '2026-03-22T00:00:00Z')
const STARTED = code('Started', '2026-03-20T12:00:00Z', '2026-03-22T00:00:00Z')
const ONGOING = code('Ongoing')

const arrangementOf = (...codes: readonly ReturnType<typeof code>[]) =>
  arrangeCodes(NOW)({ allRows: codes, matchingRows: codes, filteredRows: codes, toggledKeys: new Set(['ended']) })

describe('Section of access codes', () => {
  for (const [section, codes] of [
    ['now', [ONGOING]],
    ['now', [ENDED, LATER, STARTED]],
    ['now', [code('Unreadable', 'soon')]],
    ['later', [ENDED, LATER]],
    ['ended', [ENDED]]
  ] as const) {
    it(`is "${section}" for ${codes.map(({ name }) => name).join(', ')}`, () => {
      expect(sectionOf(codes, NOW)).to.equal(section)
    })
  }
})

describe('Sections of an access code list', () => {
  it('keep the order of the list, and collapse ended codes', () => {
    const { rows, visibleRows, groups } = arrangementOf(ENDED, LATER, ONGOING, STARTED, {
      ...ENDED,
      access_code_id: 'Older',
      name: 'Older'
    })
    expect(rows.map(({ name }) => name)).to.deep.equal(['Ongoing', 'Started', 'Later', 'Ended', 'Older'])
    expect(visibleRows.map(({ name }) => name)).to.deep.equal(['Ongoing', 'Started', 'Later', 'Ended'])
    expect([...(groups ?? [])]).to.deep.equal([
      ['Ongoing', { key: 'now', count: 2 }],
      ['Later', { key: 'later', count: 1 }],
      ['Ended', { key: 'ended', count: 2 }]
    ])
  })

  it('are left out if all codes are active', () => {
    expect(arrangementOf(ONGOING, STARTED).groups).to.equal(undefined)
  })
})
