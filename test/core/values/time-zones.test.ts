import type { Device } from '../../../src/core/resources/resources.js'
import {
  allZones,
  deviceZone,
  displayZone,
  isKnownZone,
  localZone,
  zoneLabel
} from '../../../src/core/values/time-zone.js'
import { zoneOffset } from '../../../src/core/values/wall-time.js'
import { offsetText, zoneChoices } from '../../../src/core/values/zone-choices.js'
import { APIA, BERLIN, KATHMANDU, LOS_ANGELES } from './zone-samples.js'

/** Device with an arbitrary location value. */
const deviceAt = (location: unknown): Device =>
  Object.assign({ device_id: 'device' }, Object.fromEntries([['location', location]]))

describe('Zone offset', () => {
  const offsets: [zone: string, instant: string, offset: number, text: string][] = [
    [LOS_ANGELES, '2025-03-09T09:59:59Z', -480, '-8:00'],
    [LOS_ANGELES, '2025-03-09T10:00:00Z', -420, '-7:00'],
    [BERLIN, '2025-10-26T00:59:30Z', 120, '+2:00'],
    [BERLIN, '2025-10-26T01:00:00Z', 60, '+1:00'],
    [KATHMANDU, '2025-01-01T00:00:00Z', 345, '+5:45'],
    [APIA, '2011-12-30T09:59:00Z', -600, '-10:00'],
    [APIA, '2011-12-30T10:00:00Z', 840, '+14:00'],
    ['America/St_Johns', '2025-01-01T00:00:00Z', -210, '-3:30'],
    ['UTC', '2025-01-01T00:00:30Z', 0, '+0:00']
  ]
  for (const [zone, instant, offset, text] of offsets) {
    it(`is ${text} in ${zone} at ${instant}`, () => {
      expect(zoneOffset(Date.parse(instant), zone)).to.equal(offset)
      expect(offsetText(offset)).to.equal(text)
    })
  }
})

describe('Time zone', () => {
  it('is known if the browser knows it', () => {
    const named = [BERLIN, 'UTC', 'Mars/Olympus', '', 'Z']
    expect(named.filter(isKnownZone)).to.deep.equal([BERLIN, 'UTC'])
    expect(isKnownZone(localZone())).to.equal(true)
  })

  it('is taken from the location of a device if that names a known zone', () => {
    const located: [unknown, string | undefined][] = [
      [{ timezone: LOS_ANGELES }, LOS_ANGELES],
      [{ timezone: 'Asia/Calcutta' }, 'Asia/Kolkata'],
      [{ timezone: 'Mars/Olympus' }, undefined],
      [{ timezone: '' }, undefined],
      [{ timezone: 7 }, undefined],
      [{}, undefined],
      [null, undefined],
      [undefined, undefined]
    ]
    for (const [location, zone] of located) {
      const device = deviceAt(location)
      expect(deviceZone(device)).to.equal(zone)
      expect(displayZone(device)).to.equal(zone ?? localZone())
    }
  })

  it('is listed once under its current name, including the zone of the browser and UTC', () => {
    const listed = allZones()
    expect(listed).to.include.members([LOS_ANGELES, KATHMANDU, 'Asia/Kolkata', 'Europe/Kyiv', 'UTC', localZone()])
    expect(listed).not.to.include('Asia/Calcutta')
    expect(new Set(listed).size).to.equal(listed.length)
    expect(listed.length).to.be.greaterThan(300)
    expect(listed.filter((zone) => !isKnownZone(zone))).to.deep.equal([])
  })

  it('falls back to the zone of the browser and UTC if the browser cannot list zones', () => {
    const { supportedValuesOf } = Intl
    Reflect.deleteProperty(Intl, 'supportedValuesOf')
    try {
      expect(allZones()).to.have.members([...new Set([localZone(), 'UTC'])])
    } finally {
      Intl.supportedValuesOf = supportedValuesOf
    }
  })
})

describe('displayZone', () => {
  it('requests the time zone of the browser once for many devices without one', async () => {
    const { DateTimeFormat } = Intl
    let requests = 0
    displayZone({})
    await Promise.resolve()
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args) {
        requests += 1
        return Reflect.construct(target, args)
      }
    })
    try {
      for (let count = 0; count < 3; count += 1) displayZone({})
      expect(requests).to.equal(1)
      await Promise.resolve()
      displayZone({})
      expect(requests).to.equal(2)
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
  })
})

describe('Zone choices', () => {
  it('omit zones that are named by an inverted offset', () => {
    const { supportedValuesOf } = Intl
    Intl.supportedValuesOf = () => ['Etc/GMT+5', 'Europe/Berlin']
    try {
      expect(allZones()).to.have.members([...new Set(['Europe/Berlin', localZone(), 'UTC'])])
    } finally {
      Intl.supportedValuesOf = supportedValuesOf
    }
  })

  const winter = Date.parse('2025-01-15T12:00:00Z')
  const summer = Date.parse('2025-07-15T12:00:00Z')

  it('start with common ones, and are sorted from west to east, then by name', () => {
    const all = zoneChoices(winter)
    const end = all.findIndex(({ zone }) => zone === 'Pacific/Auckland') + 1
    expect(all.slice(0, end).map(({ zone }) => zone)).to.include.members([LOS_ANGELES, BERLIN])
    const offsets = all.slice(0, end).map(({ offset }) => offset)
    expect(offsets).to.deep.equal(offsets.toSorted((a, b) => a - b))
    const choices = all.slice(end)
    const sorted = choices.toSorted((a, b) => a.offset - b.offset || (a.zone < b.zone ? -1 : 1))
    expect(choices).to.deep.equal(sorted)
    expect(choices[0]?.offset).to.equal(-660)
    expect(choices.at(-1)?.offset).to.equal(840)
  })

  it('have names that differ', () => {
    expect(zoneLabel('America/Argentina/Buenos_Aires')).to.equal('Buenos Aires')
    const labels = allZones().map(zoneLabel)
    expect(new Set(labels).size).to.equal(labels.length)
  })

  it('show the offsets at the chosen instant', () => {
    const offsetOf = (instant: number): number | undefined =>
      zoneChoices(instant).find(({ zone }) => zone === BERLIN)?.offset
    expect([offsetOf(winter), offsetOf(summer)]).to.deep.equal([60, 120])
  })

  it('start with the preferred zones, without duplicates', () => {
    const choices = zoneChoices(winter, [KATHMANDU, LOS_ANGELES, KATHMANDU]).map(({ zone }) => zone)
    expect(choices.slice(0, 2)).to.deep.equal([KATHMANDU, LOS_ANGELES])
    expect(choices).to.have.members(zoneChoices(winter).map(({ zone }) => zone))
    expect(new Set(choices).size).to.equal(choices.length)
  })
})
