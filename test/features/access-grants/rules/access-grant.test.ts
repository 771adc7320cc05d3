import { expect } from 'chai'
import { localZone } from '../../../../src/core/values/time-zone.js'
import { grantName, grantZone } from '../../../../src/features/access-grants/rules/access-grant.js'

const place = (time_zone?: string) => ({ space_id: 'place', ...(time_zone && { customer_data: { time_zone } }) })
const lock = { device_id: 'lock', properties: {}, location: { timezone: 'Asia/Tokyo' } }

describe('Name of an access', () => {
  const nameOf = (display_name: string, name: string | null = null) =>
    grantName({ access_grant_id: 'grant', display_name, name }, true)

  it('is never an e-mail address or a phone number if contacts are hidden', () => {
    for (const contact of ['ana@example.com', 'ana@host', '+351 912 345 678', '+1 (555) 555-0100']) {
      expect(nameOf(contact), contact).to.equal(undefined)
      expect(nameOf(contact, 'Ana Silva'), contact).to.equal('Ana Silva')
      expect(grantName({ access_grant_id: 'grant', display_name: contact }), contact).to.equal(contact)
    }
  })

  it('may contain digits and signs', () => {
    for (const name of ['Booking 2041-555', '4711', 'Ana @ Unit 4', '+1 guest']) expect(nameOf(name)).to.equal(name)
  })
})

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
