import type { Device } from '../../../../src/core/resources/resources.js'
import { arrangeDevices, groupOf } from '../../../../src/features/device-table/rules/arrange-devices.js'
import {
  type DeviceView,
  isPlainView,
  readDeviceView,
  renamedValues
} from '../../../../src/features/device-table/rules/device-view.js'
import { filterParts } from '../../../../src/features/device-table/view/filter-texts.js'
import { createFormats } from '../../../../src/messages/formats.js'
import { VIEW } from '../../../../src/messages/view/en.js'
import { ALL_ISSUES } from '../../support/issue-filters.js'

const english = VIEW.en(createFormats('en'))

const OFFLINE = { error_code: 'device_offline', message: 'It is offline.', is_device_error: true }
const WEAK = { warning_code: 'weak', message: 'It is weak.' }

let count = 0
/** Returns a device that is older than the previous one. */
const device = (name: string, more: object = {}, own: object = {}): Device => ({
  device_id: name,
  connected_account_id: 'account_a',
  created_at: new Date(1e12 - (count += 1) * 1000).toISOString(),
  ...more,
  properties: { name, online: true, locked: true, ...own }
})

const devices: readonly Device[] = [
  device('Door 10'),
  device('Door 9', { connected_account_id: 'account_b' }, { locked: false, battery: { level: 0.29 } }),
  device('Stairs', { space_ids: ['space_a'] }, { locked: undefined, available_climate_presets: [], is_heating: true }),
  device('Attic', { errors: [OFFLINE] }, { online: false, battery: { level: 0.02, status: 'critical' } }),
  device('Cellar', { warnings: [WEAK] }, { battery: { level: 0.3 }, manufacturer: 'yale' })
]

const namesOf = (view: DeviceView, isOrdered = false): string[] =>
  arrangeDevices(devices, view, ALL_ISSUES, isOrdered).map(({ device_id }) => device_id)

describe('readDeviceView', () => {
  for (const nonsense of [undefined, null, 1, 'name', [], true]) {
    it(`returns undefined for ${JSON.stringify(nonsense)}`, () => {
      expect(readDeviceView(nonsense)).to.equal(undefined)
    })
  }

  it('drops invalid parts and keeps the rest', () => {
    const given = {
      sort: 'shoe size',
      group: 'manufacturer',
      colour: 'red',
      filter: {
        kinds: ['lock', 'fridge', 7],
        states: 'locked',
        accounts: ['', 'b', 'a', 'b', 3],
        offline: 'yes',
        issues: true
      }
    }
    expect(readDeviceView(given)).to.deep.equal({
      group: 'manufacturer',
      filter: { kinds: ['lock'], accounts: ['a', 'b'], issues: true }
    })
    const filter = { states: ['heating'], lowBattery: true, offline: true, issues: true }
    expect(readDeviceView({ filter })).to.deep.equal({ filter })
    expect(readDeviceView({ filter: { lowBattery: 1, offline: 'true', issues: false } })).to.deep.equal({})
  })

  it('reads values of earlier versions by their current names', () => {
    const current = { sort: 'issues', group: 'manufacturer' }
    expect(readDeviceView({ sort: 'trouble', group: 'maker' })).to.deep.equal(current)
    expect(readDeviceView({ sort: 'maker', group: 'trouble' })).to.deep.equal({})
    expect(renamedValues({ sort: 'trouble', group: 'maker' })).to.deep.equal([
      ['trouble', 'issues'],
      ['maker', 'manufacturer']
    ])
    expect(renamedValues(current)).to.deep.equal([])
  })

  it('normalizes equal views to the same JSON', () => {
    const [first, other] = [
      { sort: 'name', group: 'kind', filter: { states: ['unlocked', 'locked'], kinds: ['lock'] } },
      { filter: { kinds: ['lock', 'lock'], states: ['locked', 'unlocked'] }, group: 'kind', sort: 'name' }
    ].map((view) => JSON.stringify(readDeviceView(view)))
    expect(first).to.equal(other)
  })

  it('treats a view without effect as the plain view', () => {
    for (const given of [{}, { sort: 'newest' }, { filter: {} }, { filter: { kinds: [] } }]) {
      expect(isPlainView(readDeviceView(given)), JSON.stringify(given)).to.equal(true)
    }
    expect(isPlainView(readDeviceView({ filter: { offline: true } }))).to.equal(false)
  })
})

describe('arrangeDevices', () => {
  const orders: readonly [view: DeviceView, names: readonly string[]][] = [
    [{}, ['Door 10', 'Door 9', 'Stairs', 'Attic', 'Cellar']],
    [{ sort: 'name' }, ['Attic', 'Cellar', 'Door 9', 'Door 10', 'Stairs']],
    // Offline devices come last, because their battery level is outdated.
    [{ sort: 'battery' }, ['Door 9', 'Cellar', 'Door 10', 'Stairs', 'Attic']],
    [{ sort: 'issues' }, ['Attic', 'Door 9', 'Cellar', 'Door 10', 'Stairs']],
    [{ sort: 'kind' }, ['Door 10', 'Door 9', 'Attic', 'Cellar', 'Stairs']],
    [{ group: 'account', sort: 'name' }, ['Attic', 'Cellar', 'Door 10', 'Stairs', 'Door 9']],
    [{ group: 'manufacturer' }, ['Cellar', 'Door 10', 'Door 9', 'Stairs', 'Attic']],
    [{ group: 'space' }, ['Stairs', 'Door 10', 'Door 9', 'Attic', 'Cellar']],
    [{ filter: { kinds: ['thermostat'] } }, ['Stairs']],
    [{ filter: { states: ['unlocked', 'heating'] } }, ['Door 9', 'Stairs']],
    [{ filter: { lowBattery: true } }, ['Door 9']],
    [{ filter: { offline: true } }, ['Attic']],
    [{ filter: { issues: true } }, ['Attic', 'Cellar']],
    [{ filter: { accounts: ['account_b'] } }, ['Door 9']],
    [{ filter: { kinds: ['lock'], issues: true, lowBattery: true } }, []]
  ]
  for (const [view, names] of orders) {
    it(`applies ${JSON.stringify(view)}`, () => expect(namesOf(view)).to.deep.equal(names))
  }

  it('sorts the groups of manufacturers by their names', () => {
    const locks = ['Yale', 'August', 'Kwikset'].map((manufacturer) => device(manufacturer, {}, { manufacturer }))
    const listed = arrangeDevices(locks, { group: 'manufacturer' }, ALL_ISSUES, false)
    expect(listed.map(({ device_id }) => device_id)).to.deep.equal(['August', 'Kwikset', 'Yale'])
  })

  it('filters by a reported low battery or a level below 30%', () => {
    const lowByStatus = device('Told to be low', {}, { battery: { level: 0.35, status: 'low' } })
    const filter = { lowBattery: true } as const
    const listed = arrangeDevices([...devices, lowByStatus], { filter }, ALL_ISSUES, false)
    expect(listed.map(({ device_id }) => device_id)).to.deep.equal(['Door 9', 'Told to be low'])
    const [part] = filterParts(filter, english, undefined)
    expect(part?.text).to.equal('Low batteries')
  })

  it('sorts loud noise sensors before low batteries by issues', () => {
    const loud = device('Lounge', {}, { locked: undefined, currently_triggering_noise_threshold_ids: ['evening'] })
    const all = arrangeDevices([...devices, loud], { sort: 'issues' }, ALL_ISSUES, false)
    expect(all.map(({ device_id }) => device_id)).to.deep.equal([
      'Attic',
      'Lounge',
      'Door 9',
      'Cellar',
      'Door 10',
      'Stairs'
    ])
  })

  it('keeps the order of the host, and groups and filters anyway', () => {
    expect(namesOf({ sort: 'name', group: 'kind', filter: { kinds: ['lock', 'thermostat'] } }, true)).to.deep.equal([
      'Door 10',
      'Door 9',
      'Attic',
      'Cellar',
      'Stairs'
    ])
  })

  it('ignores issues that the host filters out', () => {
    const quiet = { passesError: () => false, passesWarning: () => false }
    expect(arrangeDevices(devices, { filter: { issues: true } }, quiet, false)).to.deep.equal([])
  })

  it('groups devices without a value separately', () => {
    expect(groupOf({ device_id: 'x' }, 'account')).to.equal('')
    expect(groupOf({ device_id: 'x', space_ids: null }, 'space')).to.equal('')
  })
})
