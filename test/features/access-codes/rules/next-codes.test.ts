import { nextCodes } from '../../../../src/features/access-codes/rules/next-codes.js'
import { accessCode } from '../../support/as-sent.js'

const NOW = Date.parse('2026-03-20T12:00:00Z')

const code = (name: string, starts_at?: string, ends_at?: string, status = 'set') =>
  accessCode({ name, status, type: ends_at ? 'time_bound' : 'ongoing', starts_at, ends_at })

describe('Next access codes', () => {
  it('are those that end or start first, then those without an end', () => {
    const codes = [
      code('Ongoing'),
      code('Late', '2026-03-19T00:00:00Z', '2026-03-25T00:00:00Z'),
      code('Upcoming', '2026-03-22T00:00:00Z', '2026-03-29T00:00:00Z'),
      code('Soon', '2026-03-19T00:00:00Z', '2026-03-21T00:00:00Z')
    ]
    expect(nextCodes(codes, NOW).map((next) => next.code.name)).to.deep.equal(['Soon', 'Upcoming', 'Late', 'Ongoing'])
  })

  it('include neither codes that have ended nor codes that are being removed', () => {
    const codes = [
      code('Ended', '2026-03-18T00:00:00Z', '2026-03-19T00:00:00Z'),
      code('Removed', undefined, undefined, 'removing')
    ]
    expect(nextCodes(codes, NOW)).to.deep.equal([])
  })
})
