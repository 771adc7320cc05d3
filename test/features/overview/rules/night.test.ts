import { isNight, unlockedLocks } from '../../../../src/features/overview/rules/unlocked-locks.js'

const at = (moment: string, zone: string): boolean => isNight(Date.parse(moment), zone)

describe('isNight', () => {
  it('returns true from 22:00 to 6:00 in the time zone', () => {
    const moments = ['T21:59Z', 'T22:00Z', 'T23:59Z', 'T00:00Z', 'T05:59Z', 'T06:00Z', 'T12:00Z']
    expect(moments.map((time) => at(`2026-03-20${time}`, 'UTC'))).to.deep.equal([
      false,
      true,
      true,
      true,
      true,
      false,
      false
    ])
  })

  it('uses local time across daylight saving changes', () => {
    // In Berlin an hour is skipped on March 29 and repeated on October 25.
    expect([at('2026-03-29T03:59Z', 'Europe/Berlin'), at('2026-03-29T04:00Z', 'Europe/Berlin')]).to.deep.equal([
      true,
      false
    ])
    expect([at('2026-10-25T04:59Z', 'Europe/Berlin'), at('2026-10-25T05:00Z', 'Europe/Berlin')]).to.deep.equal([
      true,
      false
    ])
    expect(at('2026-03-20T12:00Z', 'Pacific/Auckland')).to.equal(true)
    expect(at('2026-03-20T12:00Z', 'America/New_York')).to.equal(false)
  })
})

describe('unlockedLocks', () => {
  const door = (id: string, properties: object, timezone = 'UTC') => ({
    device_id: id,
    properties: { online: true, locked: false, ...properties },
    location: { timezone }
  })

  it('returns unlocked doors by local night and day', () => {
    const devices = [
      door('day', {}),
      door('night', {}, 'Asia/Tokyo'),
      door('locked', { locked: true }),
      door('unknown', { locked: undefined }),
      door('offline', { online: false })
    ]
    const { atNight, byDay } = unlockedLocks(devices, Date.parse('2026-03-20T14:00Z'))
    expect([atNight, byDay].map((doors) => doors.map(({ device_id }) => device_id))).to.deep.equal([['night'], ['day']])
  })
})
