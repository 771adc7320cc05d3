import { expect } from 'chai'
import type { AccessGrant, AccessMethod, Device } from '../../../../src/core/resources/resources.js'
import { grantAlerts } from '../../../../src/features/access-grants/rules/grant-alerts.js'
import { ACCESS_GRANT_ACTIONS } from '../../../../src/messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../../src/messages/access-grants/en.js'
import { createFormats } from '../../../../src/messages/formats.js'

const NOW = Date.UTC(2026, 4, 1)
const HOUR = 3_600_000
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString()
const ALL = { passesError: () => true, passesWarning: () => true }
const NONE = { passesError: () => false, passesWarning: () => false }
const formats = createFormats('en')
const texts = { ...ACCESS_GRANTS.en(formats), ...ACCESS_GRANT_ACTIONS.en(formats) }

const NAMES: Readonly<Record<string, string>> = { garage: 'Garage', cabin: 'Cabin', hall: 'Hall' }
const DEVICES: Readonly<Record<string, Device>> = {
  garage: { device_id: 'garage', properties: { locked: true } },
  hall: { device_id: 'hall', properties: { available_climate_presets: [] } }
}

interface Given {
  readonly grant?: object
  readonly methods?: readonly object[]
}

function alertsOf({ grant = {}, methods = [] }: Given, filters = ALL) {
  const own: AccessGrant = { access_grant_id: 'grant', starts_at: at(-1), ends_at: at(1), ...grant }
  const ways = methods.map((method, index): AccessMethod => ({ access_method_id: `${index}`, mode: 'code', ...method }))
  return grantAlerts(own, ways, {
    texts,
    filters,
    nameOf: (id) => NAMES[id],
    deviceOf: (id) => DEVICES[id],
    write: (instant) => `${(instant - NOW) / HOUR} h`,
    join: (names) => names.join(', '),
    now: NOW
  })
}

const error = (error_code: string, more: object = {}) => ({ errors: [{ error_code, ...more }] })
const warning = (warning_code: string, more: object = {}) => ({ warnings: [{ warning_code, ...more }] })
const noWay = (missing_device_ids?: readonly string[]) =>
  error('cannot_create_requested_access_methods', { missing_device_ids })
const overprovisioned = (...failed_devices: readonly object[]) => warning('overprovisioned_access', { failed_devices })
const offlineCode = (device_id: string) => ({ device_id, error_code: 'offline_access_code_not_revocable' })
const leftOut = (reason: string) => warning('device_time_constraints_violated', { device_id: 'garage', reason })
const LATER = { starts_at: at(2), ends_at: at(3) }
const changing = (from: object) => ({
  ...warning('updating_access_times'),
  pending_mutations: [{ mutation_code: 'updating_access_times', from }]
})

const CASES: readonly (readonly [what: string, given: Given, ...expected: readonly string[]])[] = [
  ['missing doors', { grant: noWay(['garage', 'new']) }, 'No way in could be made for Garage, A door.'],
  ['missing doors that are unknown', { grant: noWay() }, 'No way in could be made for some doors.'],
  [
    'a way in that fails before the start',
    { grant: LATER, methods: [error('failed_to_issue')] },
    'PIN: could not be made ready yet. The platform keeps trying.'
  ],
  [
    'a way in that fails after the start',
    { methods: [{ mode: 'card', ...error('failed_to_issue') }] },
    'Key card: not ready although access has started. The platform keeps trying.'
  ],
  [
    'a delay before the start',
    { grant: LATER, methods: [{ mode: 'new', ...warning('delay_in_issuing') }] },
    'Other way in: not ready yet, and access starts soon. The platform keeps trying.'
  ],
  [
    'a delay after the start',
    { methods: [warning('delay_in_issuing')] },
    'PIN: not ready although access has started. The platform keeps trying.'
  ],
  [
    'a backup code',
    { methods: [warning('pulled_backup_access_code')] },
    'A backup code is used. Share the code shown here.'
  ],
  ['doors that are not ready', { grant: warning('underprovisioned_access') }, 'Some doors aren’t ready yet.'],
  ['a deletion, once', { grant: warning('being_deleted'), methods: [warning('being_deleted')] }, texts.beingRemoved],
  [
    'doors that still open',
    { grant: overprovisioned({ device_id: 'garage', error_code: 'failed_to_remove' }) },
    'This access still opens Garage, which it should not. Removal continues.'
  ],
  [
    'doors that still open and are unknown',
    { grant: warning('overprovisioned_access') },
    'This access still opens some doors, which it should not. Removal continues.'
  ],
  [
    'an offline code that can’t be taken back',
    { grant: overprovisioned(offlineCode('cabin')) },
    'The code on Cabin can’t be taken back. It works until 1 h.'
  ],
  [
    'an offline code without an end',
    { grant: { ends_at: null, ...overprovisioned(offlineCode('cabin')) } },
    'The code on Cabin can’t be taken back.'
  ],
  [
    'a door that still opens next to an offline code',
    { grant: overprovisioned({ device_id: 'garage', error_code: 'failed_to_remove' }, offlineCode('cabin')) },
    'This access still opens Garage, which it should not. Removal continues.',
    'The code on Cabin can’t be taken back. It works until 1 h.'
  ],
  [
    'a lock without PINs',
    { grant: warning('device_does_not_support_access_codes', { device_id: 'garage' }) },
    'Garage doesn’t accept PINs and was left out.'
  ],
  ['a thermostat without PINs', { grant: warning('device_does_not_support_access_codes', { device_id: 'hall' }) }],
  [
    'a device without PINs that could not be loaded',
    { grant: warning('device_does_not_support_access_codes', { device_id: 'cabin' }) }
  ],
  [
    'an access that is too long',
    { grant: leftOut('duration_exceeds_max') },
    'Garage was left out: the access is too long.'
  ],
  [
    'times that don’t fit',
    { grant: leftOut('times_do_not_match_slots') },
    'Garage was left out: the times don’t fit its fixed times.'
  ],
  ['a missing end', { grant: leftOut('ongoing_not_supported') }, 'Garage was left out: it needs an end.'],
  ['another reason', { grant: leftOut('new') }, 'Garage was left out because of the times.'],
  [
    'a new end',
    { grant: changing({ starts_at: at(-1), ends_at: at(5) }) },
    'The times are being changed. Until then it ends 5 h.'
  ],
  [
    'the first end of an access',
    { grant: changing({ starts_at: at(-1), ends_at: null }) },
    'The times are being changed. Until then it has no end.'
  ],
  [
    'a new start',
    { grant: changing({ starts_at: at(-3), ends_at: at(1) }) },
    'The times are being changed. Until then it starts -3 h.'
  ],
  ['new times that are unknown', { grant: warning('updating_access_times') }, 'The times are being changed.'],
  [
    'digits that are taken',
    {
      grant: warning('requested_code_unavailable', { device_id: 'garage', original_code: '1234', new_code: '5678' })
    },
    'Garage uses other digits: 5678. 1234 was taken there.'
  ],
  ['an issue that nobody knows', { grant: error('new', { message: 'From the platform.' }) }, 'From the platform.'],
  ['an issue without a message', { grant: error('new') }]
]

describe('Alerts of an access', () => {
  for (const [what, given, ...expected] of CASES) {
    it(`${expected.length > 0 ? 'name' : 'do not mention'} ${what}`, () => {
      expect(alertsOf(given).map(({ text }) => text)).to.deep.equal(expected)
    })
  }

  it('offer the step of each problem', () => {
    const steps = (given: Given) => alertsOf(given).map(({ tone, step }) => [tone, step])
    expect(steps({ grant: noWay() })).to.deep.equal([['error', 'addWay']])
    expect(steps({ methods: [error('failed_to_issue')] })).to.deep.equal([['error', 'check']])
    expect(steps({ methods: [warning('delay_in_issuing')] })).to.deep.equal([['warning', 'check']])
    expect(steps({ grant: leftOut('duration_exceeds_max') })).to.deep.equal([['warning', 'edit']])
    expect(steps({ grant: warning('underprovisioned_access') })).to.deep.equal([['warning', undefined]])
  })

  it('offer the digits that replace others', () => {
    const replaced = { device_id: 'garage', original_code: '1234', new_code: '5678' }
    const grant = warning('requested_code_unavailable', replaced)
    const methods = [{ code: '2468', ...warning('pulled_backup_access_code') }]
    expect(alertsOf({ grant, methods }).map(({ digits }) => digits)).to.deep.equal(['2468', '5678'])
  })

  it('ignore what the host filters, except failed ways in and doors that open too much', () => {
    const grant = { ...noWay(), warnings: [...overprovisioned().warnings, ...leftOut('new').warnings] }
    const methods = [error('failed_to_issue'), warning('delay_in_issuing')]
    expect(alertsOf({ grant, methods }, NONE).map(({ text }) => text)).to.deep.equal([
      'PIN: not ready although access has started. The platform keeps trying.',
      'This access still opens some doors, which it should not. Removal continues.'
    ])
  })
})
