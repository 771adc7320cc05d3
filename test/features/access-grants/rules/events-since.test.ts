import { expect } from 'chai'
import { eventsSince } from '../../../../src/features/access-grants/rules/events-since.js'

const NOW = Date.parse('2026-05-01T10:00:00Z')
const since = (starts_at: string): string =>
  new Date(eventsSince({ access_grant_id: 'grant', starts_at }, NOW)).toISOString()

describe('Events of an access', () => {
  it('are read since 30 days before its start', () => {
    expect(since('2026-04-30T10:00:00Z')).to.equal('2026-03-31T10:00:00.000Z')
  })

  it('are read since a year ago at most', () => {
    expect(since('2024-04-30T10:00:00Z')).to.equal('2025-05-01T10:00:00.000Z')
    expect(since('')).to.equal('2025-05-01T10:00:00.000Z')
  })
})
