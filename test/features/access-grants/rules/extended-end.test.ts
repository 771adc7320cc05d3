import { expect } from 'chai'
import { canExtend, extendedEnd } from '../../../../src/features/access-grants/rules/extended-end.js'

const PARIS = 'Europe/Paris'
const NOW = Date.parse('2026-03-20T10:00:00Z')
const grant = (ends_at: string | null, warnings: { warning_code: string }[] = []) => ({
  access_grant_id: 'grant',
  ends_at,
  warnings
})
const iso = (instant: number): string => new Date(instant).toISOString()

describe('Extended end of access', () => {
  it('is an hour or a day after the end', () => {
    const stay = grant('2026-03-22T10:00:30Z')
    expect(iso(extendedEnd(stay, 'hour', PARIS, NOW))).to.equal('2026-03-22T11:00:30.000Z')
    expect(iso(extendedEnd(stay, 'day', PARIS, NOW))).to.equal('2026-03-23T10:00:30.000Z')
  })

  it('is after now if the access has ended', () => {
    expect(iso(extendedEnd(grant('2026-03-20T08:00:00Z'), 'hour', PARIS, NOW))).to.equal('2026-03-20T11:00:00.000Z')
  })

  it('keeps the time of day when clocks change', () => {
    expect(iso(extendedEnd(grant('2026-03-28T10:00:00Z'), 'day', PARIS, NOW))).to.equal('2026-03-29T09:00:00.000Z')
  })

  it('exists only for access with an end that is at most a day ago, and that is not being removed', () => {
    expect(canExtend(grant('2026-03-19T10:00:01Z'), NOW)).to.equal(true)
    expect(canExtend(grant('2026-03-19T10:00:00Z'), NOW)).to.equal(false)
    expect(canExtend(grant(null), NOW)).to.equal(false)
    expect(canExtend(grant('2026-03-22T10:00:00Z', [{ warning_code: 'being_deleted' }]), NOW)).to.equal(false)
  })
})
