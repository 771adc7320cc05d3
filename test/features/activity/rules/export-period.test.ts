import { boundedPeriod, lastDays, periodOfDates } from '../../../../src/features/activity/rules/export-period.js'

const NOW = Date.parse('2026-03-30T12:00:00Z')

describe('Export period', () => {
  it('includes both dates in the zone of the user, also on days with 23 hours', () => {
    const period = periodOfDates({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')
    expect(period).to.deep.equal({
      from: Date.parse('2026-03-28T23:00:00Z'),
      to: Date.parse('2026-03-29T22:00:00Z')
    })
  })

  it('is missing if a date is missing, or if the last one is before the first', () => {
    const missing = [
      { from: '', to: '2026-03-29' },
      { from: '2026-03-29', to: '' },
      { from: '2026-03-29', to: '2026-03-28' }
    ]
    expect(missing.map((dates) => periodOfDates(dates, 'UTC'))).to.deep.equal([undefined, undefined, undefined])
  })

  it('begins at the earliest when the log does', () => {
    const period = lastDays(7, NOW)
    expect(boundedPeriod(period, NOW - 1000)).to.deep.equal({ from: NOW - 1000, to: NOW + 1 })
    expect(boundedPeriod(period, 0)).to.deep.equal(period)
    expect(boundedPeriod(period, undefined)).to.deep.equal(period)
  })
})
