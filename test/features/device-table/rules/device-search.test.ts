import type { Device } from '../../../../src/core/resources/resources.js'
import { foldText } from '../../../../src/core/values/fold-text.js'
import { deviceName } from '../../../../src/features/device/rules/device.js'
import { compareDevices, matchesSearch } from '../../../../src/features/device-table/rules/device-search.js'
import { device, deviceWith } from '../../support/as-sent.js'

describe('matchesSearch', () => {
  const found: [string, string][] = [
    ['Front Door', 'front'],
    ['front door', 'FRONT'],
    ['Front Door', '  door '],
    ['Front Door', 't d'],
    ['Café', 'cafe'],
    ['Cafe', 'CAFÉ'],
    ['Haustür', 'haustur'],
    ['Cafe\u0301', 'café'],
    ['İstanbul', 'istanbul'],
    ['Ιθάκης', 'ΙΘΑΚΗΣ'],
    ['Straße 5', 'strasse'],
    ['Åre', 'are'],
    ['Дом', 'дом'],
    ['玄関', '玄'],
    ['الباب الأمامي', 'باب'],
    ['Anything', ''],
    ['Anything', '   '],
    ['A^B', '^']
  ]
  for (const [name, search] of found) {
    it(`finds '${name}' for '${search}'`, () => {
      expect(matchesSearch(deviceWith({ name }), search)).to.equal(true)
    })
  }

  const missed: [string, string][] = [
    ['Front Door', 'back'],
    ['Front Door', 'frontdoor'],
    ['Front Door', '^'],
    ['Front Door', '`'],
    ['Front', 'Front Door'],
    ['ガス', 'カス']
  ]
  for (const [name, search] of missed) {
    it(`does not find '${name}' for '${search}'`, () => {
      expect(matchesSearch(deviceWith({ name }), search)).to.equal(false)
    })
  }

  it('finds an unnamed device only for an empty search', () => {
    expect(matchesSearch(device(), '')).to.equal(true)
    expect(matchesSearch(device(), 'a')).to.equal(false)
  })

  it('reads each of 20,000 names once for several searches', () => {
    let reads = 0
    const devices = Array.from({ length: 20_000 }, (_, index) =>
      Object.defineProperty(device(), 'properties', {
        get() {
          reads += 1
          return { name: `Door ${index}` }
        }
      })
    )
    const found = ['d', 'do', 'doo', 'door', 'door 7'].map(
      (typed) => devices.filter((each) => matchesSearch(each, typed)).length
    )
    expect(found).to.deep.equal([20_000, 20_000, 20_000, 20_000, 1111])
    expect(reads).to.equal(20_000)
  })

  it('ignores outer spaces, case and diacritics', () => {
    expect(foldText('  Ünï ')).to.equal(foldText('uni'))
  })
})

describe('compareDevices', () => {
  it('reads each date once for several sorts', () => {
    let reads = 0
    const devices = Array.from({ length: 1000 }, (_, index) =>
      Object.defineProperty(deviceWith({ name: `Door ${index}` }), 'created_at', {
        get() {
          reads += 1
          return new Date(Date.UTC(2024, 0, 1) + ((index * 7919) % 1000)).toISOString()
        }
      })
    )
    const [first, second] = [devices.toSorted(compareDevices), devices.toReversed().toSorted(compareDevices)]
    expect(second).to.deep.equal(first)
    expect(reads).to.equal(1000)
  })

  const named = (name: string, created_at?: unknown): Device => deviceWith({ name }, { created_at })
  const inOrder = (devices: Device[]): (string | undefined)[] => devices.toSorted(compareDevices).map(deviceName)

  it('sorts by date, newest first', () => {
    const devices = [
      named('old', '2020-01-01T00:00:00.000Z'),
      named('new', '2024-05-01T00:00:00Z'),
      named('newest', '2024-05-01T00:00:00.001Z'),
      named('in another zone', '2024-04-30T23:00:00-02:00')
    ]
    expect(inOrder(devices)).to.deep.equal(['in another zone', 'newest', 'new', 'old'])
  })

  it('sorts equal dates by name with numeric order, and undated devices last', () => {
    const same = '2024-01-01T00:00:00Z'
    const devices = [
      named('no date', undefined),
      named('bad date', 'yesterday'),
      named('null', null),
      named('Door 10', same),
      named('door 2', same),
      named('Älm', same),
      deviceWith({}, { created_at: same })
    ]
    expect(inOrder(devices)).to.deep.equal([undefined, 'Älm', 'door 2', 'Door 10', 'bad date', 'no date', 'null'])
  })
})
