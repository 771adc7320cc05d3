import * as fc from 'fast-check'
import { parseInstant } from '../../../src/core/values/parse-instant.js'
import { allZones } from '../../../src/core/values/time-zone.js'
import { toWallTime, zoneOffset } from '../../../src/core/values/wall-time.js'
import { NONSENSE } from '../../features/support/nonsense.js'

describe('parseInstant', () => {
  const dates: [input: string, instant: string][] = [
    ['2025-06-15T10:20:30.5Z', '2025-06-15T10:20:30.500Z'],
    ['2025-06-15T10:20:30.123456Z', '2025-06-15T10:20:30.123Z'],
    ['2025-06-15T10:20:30+02:00', '2025-06-15T08:20:30.000Z'],
    ['2025-06-15T10:20:30-0330', '2025-06-15T13:50:30.000Z'],
    ['2025-06-15 10:20Z', '2025-06-15T10:20:00.000Z'],
    ['2025-06-15T10:20', '2025-06-15T10:20:00.000Z'],
    ['2025-06-15', '2025-06-15T00:00:00.000Z'],
    [' 2024-02-29T00:00:00z ', '2024-02-29T00:00:00.000Z'],
    ['0000-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z']
  ]
  for (const [input, instant] of dates) {
    it(`parses ${input}`, () => expect(new Date(parseInstant(input) ?? NaN).toISOString()).to.equal(instant))
  }

  const none = [
    '',
    '12345',
    '2025',
    'tomorrow',
    'June 5, 2025',
    '2025-02-30T10:00:00Z',
    '2025-13-01',
    '2025-06-15T25:00:00Z'
  ]
  const beyond = [
    '+010000-01-01T00:00:00Z',
    '-000001-12-31T00:00:00Z',
    '12345-01-01',
    '9999-12-31T23:59:59-01:00',
    '0000-01-01T00:00+01:00'
  ]
  for (const input of [...none, ...beyond, 1_750_000_000_000, ...NONSENSE]) {
    it(`returns undefined for ${JSON.stringify(input)}`, () => expect(parseInstant(input)).to.equal(undefined))
  }

  it('returns instants of any year that have a wall time and an offset in every zone', () => {
    const earliest = Date.parse('0000-01-01T00:00Z')
    const latest = Date.parse('9999-12-31T23:59:59.999Z')
    const zones = fc.constantFrom('Europe/Paris', 'Pacific/Kiritimati', 'Pacific/Niue', ...allZones())
    fc.assert(
      fc.property(fc.integer({ min: earliest, max: latest }), zones, (instant, zone) => {
        expect(parseInstant(new Date(instant).toISOString())).to.equal(instant)
        expect(toWallTime(instant, zone)).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
        // In local mean time, Manila was nearly 16 hours behind.
        expect(Math.abs(zoneOffset(instant, zone))).to.be.below(17 * 60)
      }),
      { numRuns: 300 }
    )
  })
})
