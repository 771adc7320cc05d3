import { expect } from 'chai'
import type { Device, Space } from '../../../../src/core/resources/resources.js'
import { NO_DOORS } from '../../../../src/features/access-grants/rules/form/grant-form.js'
import {
  endError,
  isEmail,
  isPhone,
  isPin
} from '../../../../src/features/access-grants/rules/form/grant-form-errors.js'
import { newGrantParameters } from '../../../../src/features/access-grants/rules/form/grant-parameters.js'
import {
  chosenDoors,
  doorsOfPlace,
  entranceDoor,
  firstChoice,
  isOfflineOnly,
  lockDoor,
  offeredModes,
  possibleModes,
  proposedModes,
  toPlace
} from '../../../../src/features/access-grants/rules/form/offered-doors.js'
import { proposedTimes } from '../../../../src/features/access-grants/rules/form/proposed-times.js'

const NOW = Date.parse('2026-05-01T10:00:30Z')
const lock: Device = {
  device_id: 'front',
  properties: { name: 'Front Door', locked: true },
  can_program_online_access_codes: true
}
const terrace = { acs_entrance_id: 'terrace', display_name: 'Terrace', can_unlock_with_mobile_key: true }
const paris = (times: object): Space => ({
  space_id: 'unit',
  name: 'Unit 4',
  customer_data: { time_zone: 'Europe/Paris', ...times }
})
const STAY = { default_checkin_time: '15:00', default_checkout_time: '11:00:00' }
const offer = { places: [toPlace(paris(STAY))], locks: [lockDoor(lock)], entrances: [entranceDoor(terrace)] }
const NONE = chosenDoors(NO_DOORS, offer, () => undefined)

const times = (places: readonly Space[], openedAt = NOW) => {
  const { start, end, zone } = proposedTimes({ openedAt, places, chosen: NONE })
  return [start.wall, end.wall, zone]
}

describe('Proposed times of an access', () => {
  it('are the check-in of today and the check-out of tomorrow in the zone of a place', () => {
    expect(times([paris(STAY)])).to.deep.equal(['2026-05-01T15:00', '2026-05-02T11:00', 'Europe/Paris'])
    const evening = Date.parse('2026-05-01T20:00:00Z')
    expect(times([paris(STAY)], evening)[0]).to.equal('2026-05-01T15:00')
  })

  it('begin tomorrow if a place for the day has closed', () => {
    const day = paris({ default_checkin_time: '08:00', default_checkout_time: '10:00' })
    expect(times([day])[0]).to.equal('2026-05-02T08:00')
  })

  it('are a day from this minute for several places, or for one without such times', () => {
    const day = ['2026-05-01T12:00', '2026-05-02T12:00', 'Europe/Paris']
    expect(times([paris(STAY), paris(STAY)])).to.deep.equal(day)
    expect(times([paris({ default_checkin_time: '25:00', default_checkout_time: '11:00' })])).to.deep.equal(day)
  })
})

describe('Doors of a form', () => {
  it('include those of a chosen place once', () => {
    const place = doorsOfPlace({ devices: [lock], acs_entrances: [terrace] })
    const choice = { spaceIds: ['unit'], deviceIds: ['front'], entranceIds: [] }
    const { doors, areKnown } = chosenDoors(choice, offer, () => place)
    expect([doors.map(({ id }) => id), areKnown]).to.deep.equal([['front', 'terrace'], true])
  })

  it('leave out devices that are no locks', () => {
    const thermostat = { device_id: 'climate', properties: { available_climate_presets: [] } }
    expect(doorsOfPlace({ devices: [thermostat], acs_entrances: [] })).to.deep.equal([])
  })

  it('are chosen if there is only one', () => {
    expect(firstChoice({ ...offer, places: [], entrances: [] })).to.deep.equal({ ...NO_DOORS, deviceIds: ['front'] })
    expect(firstChoice(offer)).to.deep.equal(NO_DOORS)
  })

  it('determine the possible ways in, of which a PIN is proposed first', () => {
    const all = offeredModes(['card', 'mobile_key', 'code', 'nonsense'])
    expect(all).to.deep.equal(['code', 'mobile_key', 'card'])
    const chosen = chosenDoors({ ...NO_DOORS, entranceIds: ['terrace'] }, offer, () => undefined)
    expect(possibleModes(all, chosen)).to.deep.equal(['mobile_key'])
    expect(possibleModes(all, { ...chosen, areKnown: false })).to.deep.equal(all)
    expect([proposedModes(all), proposedModes(['card'])]).to.deep.equal([['code'], ['card']])
  })

  it('are recognized as offline if they only take offline codes', () => {
    expect(isOfflineOnly({ device_id: 'cabin', can_program_offline_access_codes: true })).to.equal(true)
    expect(isOfflineOnly(lock)).to.equal(false)
  })
})

describe('Fields of a form', () => {
  it('accept an e-mail address with one @ and a dot behind it', () => {
    expect(['', 'a@b.c', ' a@b.co '].every(isEmail)).to.equal(true)
    expect(['a', 'a@b', 'a@@b.c', 'a b@c.d', 'a.b@c'].some(isEmail)).to.equal(false)
  })

  it('accept an international phone number with any separators', () => {
    expect(['', '+1 (555) 555-0100', '+351.912.345.678'].every(isPhone)).to.equal(true)
    expect(['555 0100', '+1234567', '+1234567890123456', '++15555550100'].some(isPhone)).to.equal(false)
  })

  it('accept 4 to 9 digits', () => {
    expect(['1234', ' 123456789 '].every(isPin)).to.equal(true)
    expect(['123', '1234567890', '12a4'].some(isPin)).to.equal(false)
  })

  it('reject an end that is missing, past or not after the start', () => {
    const form = proposedTimes({ openedAt: NOW, places: [], chosen: NONE })
    expect(endError(form, NOW)).to.equal(undefined)
    expect(endError({ ...form, end: form.start }, NOW)).to.equal('not-after-start')
    expect(endError(form, NOW + 172_800_000)).to.equal('past')
    expect(endError({ ...form, end: { wall: '', instant: undefined } }, NOW)).to.equal('invalid')
    expect(endError({ ...form, end: form.start, isEndless: true }, NOW)).to.equal(undefined)
  })
})

describe('Parameters of a new access', () => {
  it('contain a lock of a chosen place only as part of the place, and no end without one', () => {
    const doors = { spaceIds: ['unit'], deviceIds: ['front'], entranceIds: ['terrace'] }
    const chosen = chosenDoors(doors, offer, () => [lockDoor(lock)])
    const form = {
      ...proposedTimes({ openedAt: NOW, places: [], chosen }),
      who: 'new' as const,
      personId: undefined,
      name: ' Ana ',
      email: 'a@b.c',
      phone: '+1 555 555 0100',
      doors,
      isEndless: true,
      modes: ['code' as const],
      pin: 'any' as const,
      code: '1234',
      uses: '1'
    }
    const sent = { form, doors: chosen, modes: form.modes, keys: { accessGrantKey: 'key' }, hidesPerson: true }
    const ben = { id: 'ben', name: undefined, label: 'ben@example.com' }
    const known = newGrantParameters({ ...sent, person: ben })
    expect(known).to.include({ user_identity_id: 'ben' }).and.not.have.any.keys('name', 'user_identity')
    expect(newGrantParameters({ ...sent, person: undefined })).to.deep.equal({
      user_identity: { full_name: 'Ana' },
      name: 'Ana',
      space_ids: ['unit'],
      acs_entrance_ids: ['terrace'],
      starts_at: '2026-05-01T10:00:00.000Z',
      requested_access_methods: [{ mode: 'code' }],
      access_grant_key: 'key'
    })
  })
})
