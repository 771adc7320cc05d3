import type { Device } from '../../../../src/core/resources/resources.js'
import type { LockCode } from '../../../../src/features/access-codes/rules/all-locks-codes.js'
import { arrangeDevices } from '../../../../src/features/device-table/rules/arrange-devices.js'
import { countAttention } from '../../../../src/features/overview/rules/attention-counts.js'
import {
  type AttentionItems,
  attentionItems,
  codesAttention,
  devicesAttention
} from '../../../../src/features/overview/rules/attention-items.js'
import { numbersOf } from '../../../../src/features/overview/rules/device-numbers.js'
import { ALL_ISSUES, NO_ISSUES } from '../../support/issue-filters.js'

const NOW = Date.parse('2026-03-20T12:00Z')

const device = (id: string, properties: object = {}, more: object = {}): Device => ({
  device_id: id,
  connected_account_id: `account of ${id}`,
  properties: { online: true, locked: true, ...properties },
  ...more
})
const error = (error_code: string) => ({ errors: [{ error_code, message: 'Why.' }] })
const warning = (warning_code: string) => ({ warnings: [{ warning_code, message: 'Why.' }] })
const code = (lock: Device, more: object): LockCode => ({
  lock,
  code: { access_code_id: 'code', status: 'set', ...more }
})

const needsIn = (devices: readonly Device[], codes: readonly LockCode[] = [], filters = ALL_ISSUES): AttentionItems =>
  attentionItems(devicesAttention(devices, [], filters), codesAttention(codes, filters, NOW))

/** Returns the IDs of the items by kind. */
function namesByKind(needs: AttentionItems): Record<string, readonly string[]> {
  const { accounts, hubs, doors, codes, problems, offline, batteries } = needs
  const kinds = {
    accounts: accounts.map(({ devices }) => devices.map(({ device_id }) => device_id).join()),
    hubs: hubs.map(({ devices }) => devices.map(({ device_id }) => device_id).join()),
    doors: doors.map(({ device_id }) => device_id),
    codes: codes.map(({ code: { access_code_id } }) => access_code_id),
    problems: problems.map(({ device: { device_id } }) => device_id),
    offline: offline.map(({ device: { device_id } }) => device_id),
    batteries: batteries.map(({ device_id }) => device_id)
  }
  return Object.fromEntries(Object.entries(kinds).filter(([, names]) => names.length > 0))
}

describe('attentionItems', () => {
  it('is empty for devices that are OK', () => {
    const needs = needsIn([device('door'), device('open', { locked: false })])
    expect([namesByKind(needs), needs.count]).to.deep.equal([{}, 0])
  })

  it('lists a disconnected account once, instead of its offline devices', () => {
    const of = { connected_account_id: 'one', ...error('account_disconnected') }
    const needs = needsIn([device('a', { online: false }, of), device('b', { online: false }, of)])
    expect([namesByKind(needs), needs.count]).to.deep.equal([{ accounts: ['a,b'] }, 2])
  })

  it('lists a disconnected hub once, with its devices', () => {
    const of = { connected_account_id: 'one', ...error('hub_disconnected') }
    expect(namesByKind(needsIn([device('a', {}, of), device('b', { online: false }, of)]))).to.deep.equal({
      hubs: ['a,b']
    })
  })

  it('lists devices that are offline for their own or an unknown reason', () => {
    const needs = needsIn([device('a', { online: false }, error('device_offline')), device('b', { online: false })])
    expect(namesByKind(needs)).to.deep.equal({ offline: ['a', 'b'] })
    expect(needs.offline.map(({ issue: { step } }) => step)).to.deep.equal(['retry', 'retry'])
  })

  it('lists batteries below 30%, lowest first, except those of offline devices', () => {
    const devices = [
      device('a', { battery_level: 0.29 }),
      device('b', { battery_level: 0.3 }),
      device('c', { battery: { level: 0.05, status: 'critical' } })
    ]
    expect(namesByKind(needsIn(devices))).to.deep.equal({ batteries: ['c', 'a'] })
    expect(namesByKind(needsIn([device('a', { battery_level: 0.1, online: false })]))).to.deep.equal({ offline: ['a'] })
  })

  it('lists known and unknown errors, except temporary ones', () => {
    const devices = [
      device('a', {}, error('missing_device_credentials')),
      device('b', {}, error('brand_new')),
      device('c', {}, error('auxiliary_heat_running'))
    ]
    expect(namesByKind(needsIn(devices))).to.deep.equal({ problems: ['a', 'b'] })
  })

  it('lists warnings that have a step', () => {
    const devices = [
      device('a', {}, warning('time_zone_mismatch')),
      device('b', {}, warning('unreliable_online_status'))
    ]
    expect(namesByKind(needsIn(devices))).to.deep.equal({ problems: ['a'] })
  })

  it('lists codes with their own errors, except past ones and those being removed', () => {
    const lock = device('door')
    const failed = { errors: [{ error_code: 'failed_to_set_on_device' }] }
    expect(namesByKind(needsIn([lock], [code(lock, failed)]))).to.deep.equal({ codes: ['code'] })
    const rest = [
      { errors: [{ error_code: 'device_offline', is_device_error: true }] },
      { ...failed, status: 'removing' },
      { ...failed, type: 'time_bound', starts_at: '2026-03-01T00:00Z', ends_at: '2026-03-02T00:00Z' },
      {}
    ]
    for (const other of rest)
      expect(namesByKind(needsIn([lock], [code(lock, other)])), JSON.stringify(other)).to.deep.equal({})
  })

  it('counts each device once', () => {
    const lock = device('door', { battery_level: 0.1 }, error('missing_device_credentials'))
    const codes = [code(lock, { errors: [{ error_code: 'failed_to_set_on_device' }] })]
    expect(needsIn([lock, device('well')], codes).count).to.equal(1)
  })

  it('omits issues that the host filters out', () => {
    const devices = [
      device('a', {}, error('missing_device_credentials')),
      device('b', {}, error('hub_disconnected')),
      device('c', {}, warning('time_zone_mismatch'))
    ]
    expect(namesByKind(needsIn(devices, [], NO_ISSUES))).to.deep.equal({})
  })
})

describe('numbersOf', () => {
  it('returns the same counts as the table filters, without zeros', () => {
    const devices = [
      device('a', { online: false }, error('account_disconnected')),
      device('b', { locked: false, battery_level: 0.25 }),
      device('c', { locked: false }),
      device('d')
    ]
    const numbers = numbersOf(devices, ALL_ISSUES)
    expect(numbers.map(({ name, count }) => `${name} ${count}`)).to.deep.equal([
      'issues 1',
      'offline 1',
      'batteries 1',
      'unlocked 2'
    ])
    for (const { filter, count } of numbers) {
      expect(arrangeDevices(devices, { filter }, ALL_ISSUES, false)).to.have.length(count)
    }
    expect(numbersOf([device('d')], ALL_ISSUES)).to.deep.equal([])
  })
})

describe('countAttention', () => {
  const counts = (devices: readonly Device[], codes: readonly LockCode[] = []) =>
    countAttention(needsIn(devices, codes))

  it('counts an account or a hub once for all of its devices', () => {
    const shared = { connected_account_id: 'one' }
    const ofAccount = ['a', 'b'].map((id) =>
      device(id, { online: false }, { ...shared, ...error('account_disconnected') })
    )
    const ofHub = ['c', 'd'].map((id) => device(id, {}, { ...shared, ...error('hub_disconnected') }))
    expect(counts([...ofAccount, ...ofHub])).to.deep.equal({ total: 2, actionRequired: 2 })
  })

  it('counts a device once, whatever it needs', () => {
    const lock = device('a', { battery_level: 0.1 }, error('missing_device_credentials'))
    expect(counts([lock])).to.deep.equal({ total: 1, actionRequired: 1 })
  })

  it('counts each code, also several of a lock', () => {
    const lock = device('a')
    const codes = ['one', 'two'].map((id) => code(lock, { access_code_id: id, ...error('failed_to_set_on_device') }))
    expect(counts([lock], codes).total).to.equal(2)
  })

  it('requires no action for what resolves itself or can’t be resolved here', () => {
    const lock = device('a', {}, error('brand_new'))
    const removal = code(lock, { access_code_id: 'one', ...error('failed_to_remove_from_device') })
    expect(counts([lock], [removal])).to.deep.equal({ total: 2, actionRequired: 0 })
  })
})
