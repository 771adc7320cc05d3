import { expect } from 'chai'
import { localZone } from '../../../../src/core/values/time-zone.js'
import { grantZone } from '../../../../src/features/access-grants/rules/access-grant.js'

const place = (time_zone?: string) => ({ space_id: 'place', ...(time_zone && { customer_data: { time_zone } }) })
const lock = { device_id: 'lock', properties: {}, location: { timezone: 'Asia/Tokyo' } }

describe('Time zone of an access', () => {
  it('is that of its place, else of its lock, else of the browser', () => {
    expect(grantZone(place('Europe/Paris'), lock)).to.equal('Europe/Paris')
    expect(grantZone(place(), lock)).to.equal('Asia/Tokyo')
    expect(grantZone(undefined, lock)).to.equal('Asia/Tokyo')
    expect(grantZone(place(), undefined)).to.equal(localZone())
  })

  it('is never one that the browser does not know', () => {
    expect(grantZone(place('Europe/Nowhere'), lock)).to.equal('Asia/Tokyo')
  })
})
