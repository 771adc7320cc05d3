import { expect } from 'chai'
import { codeLengths } from '../../../../src/features/device/rules/code-length.js'
import { deviceErrors, deviceWarnings, hasIssue } from '../../../../src/features/device/rules/device-issues.js'
import { compareDevices, matchesSearch } from '../../../../src/features/device-table/rules/device-search.js'
import {
  battery,
  isBatteryLow,
  isLocked,
  lockAction,
  offlineSince,
  onlineStatus
} from '../../../../src/features/device/rules/device-status.js'
import {
  deviceKind,
  deviceName,
  imageUrl,
  makerAndModel,
  manufacturerName,
  modelName,
  deviceNameError,
  normalizeDeviceName
} from '../../../../src/features/device/rules/device.js'
import { parseList, parseNumber, parseString } from '../../../../src/core/values/value.js'
import type { Device } from '../../../../src/core/resources/resources.js'
import { device, deviceWith } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'
import { unsound } from '../../support/unsound.js'

describe('deviceKind', () => {
  const kinds: [string, object, ReturnType<typeof deviceKind>][] = [
    ['climate presets', { properties: { available_climate_presets: [] } }, 'thermostat'],
    ['a noise level', { properties: { noise_level_decibels: 41.5 } }, 'noise-sensor'],
    ['a noise level of 0', { properties: { noise_level_decibels: 0 } }, 'noise-sensor'],
    ['a locked lock', { properties: { locked: true } }, 'lock'],
    ['an unlocked lock', { properties: { locked: false } }, 'lock'],
    ['online access codes', { properties: { online_access_codes_enabled: true } }, 'lock'],
    ['offline access codes', { properties: { offline_access_codes_enabled: true } }, 'lock'],
    ['remote locking', { can_remotely_lock: true }, 'lock'],
    ['remote unlocking', { can_remotely_unlock: true }, 'lock'],
    ['programmable online codes', { can_program_online_access_codes: true }, 'lock'],
    ['programmable offline codes', { can_program_offline_access_code: true }, 'lock'],
    ['programmable offline codes (plural property)', { can_program_offline_access_codes: true }, 'lock'],
    [
      'presets, a noise level and a lock',
      { can_remotely_lock: true, properties: { available_climate_presets: [], noise_level_decibels: 1, locked: true } },
      'thermostat'
    ],
    [
      'a noise level and a lock',
      { can_remotely_lock: true, properties: { noise_level_decibels: 1, locked: true } },
      'noise-sensor'
    ],
    ['no properties', {}, undefined],
    ['a picture and a name', { properties: { name: 'Phone', image_url: 'https://a.test' } }, undefined]
  ]
  for (const [what, fields, kind] of kinds) {
    it(`returns ${kind ?? 'undefined'} for a device with ${what}`, () => {
      expect(deviceKind(device(fields))).to.equal(kind)
    })
  }

  const capabilities = [
    'can_remotely_lock',
    'can_remotely_unlock',
    'can_program_online_access_codes',
    'can_program_offline_access_code',
    'can_program_offline_access_codes'
  ]
  const switches = ['online_access_codes_enabled', 'offline_access_codes_enabled']
  for (const value of [false, null, 'true', 1, {}]) {
    it(`ignores capabilities of value ${JSON.stringify(value)}`, () => {
      const fields = Object.fromEntries(capabilities.map((name) => [name, value]))
      const properties = Object.fromEntries(switches.map((name) => [name, value]))
      expect(deviceKind(deviceWith(properties, fields))).to.equal(undefined)
    })
  }

  it('ignores unknown states', () => {
    const properties = { locked: null, noise_level_decibels: '41', available_climate_presets: null }
    expect(deviceKind(deviceWith(properties))).to.equal(undefined)
    expect(deviceKind(deviceWith({ locked: 'true', available_climate_presets: {} }))).to.equal(undefined)
  })
})

describe('Device names', () => {
  it('prefer the own name to the display name and the nickname', () => {
    const all = { display_name: 'Displayed', nickname: 'Nick', properties: { name: 'Own' } }
    expect(deviceName(device(all))).to.equal('Own')
    expect(deviceName(device({ ...all, properties: { name: ' ' } }))).to.equal('Displayed')
    expect(deviceName(device({ ...all, properties: null, display_name: '' }))).to.equal('Nick')
    expect(deviceName(device())).to.equal(undefined)
  })

  const lines: [unknown, string][] = [
    [{ model: { manufacturer_display_name: 'Yale', display_name: 'Assure Lock' } }, 'Yale Assure Lock'],
    [{ model: { manufacturer_display_name: 'Yale', display_name: 'Yale Assure' } }, 'Yale Assure'],
    [{ model: { manufacturer_display_name: 'YALE', display_name: 'Yale Assure' } }, 'Yale Assure'],
    [{ manufacturer: 'yale', model: { display_name: 'Assure' } }, 'yale Assure'],
    [{ manufacturer: 'yale' }, 'yale'],
    [{ model: { display_name: 'Assure' } }, 'Assure'],
    [
      { model: { manufacturer_display_name: 'Google Nest', display_name: 'Nest Thermostat E' } },
      'Google Nest Thermostat E'
    ],
    [{ model: { manufacturer_display_name: 'Google Nest', display_name: 'Google Nest Hub' } }, 'Google Nest Hub'],
    [{ model: { manufacturer_display_name: 'Yale', display_name: 'Assure YALE Lock' } }, 'Assure YALE Lock'],
    [{ model: { manufacturer_display_name: 'ecobee', display_name: 'ecobee3 lite' } }, 'ecobee3 lite'],
    [{ model: { manufacturer_display_name: 'Nest', display_name: 'Honest  Lock' } }, 'Nest Honest Lock'],
    [{ model: null, manufacturer: 5 }, ''],
    [null, '']
  ]
  for (const [properties, line] of lines) {
    it(`combine manufacturer and model to '${line}' for ${JSON.stringify(properties)}`, () => {
      expect(makerAndModel(deviceWith(properties))).to.equal(line)
    })
  }

  it('are undefined if missing', () => {
    const bare = deviceWith({ image_url: '', model: {}, manufacturer: '' })
    expect([imageUrl(bare), modelName(bare), manufacturerName(bare)]).to.deep.equal([undefined, undefined, undefined])
    expect(imageUrl(deviceWith({ image_url: 'https://a.test/a.png' }))).to.equal('https://a.test/a.png')
  })
})

describe('offlineSince', () => {
  const at = (error_code: string, created_at: unknown): object => ({ error_code, created_at })
  const cases: [string, object, number | undefined][] = [
    [
      'undefined for an online device',
      { properties: { online: true }, errors: [at('device_offline', '2026-01-01T00:00:00Z')] },
      undefined
    ],
    [
      'the time of the error for an offline device',
      { errors: [at('device_offline', '2026-01-01T00:00:00Z')] },
      Date.UTC(2026, 0, 1)
    ],
    [
      'the time of the earliest error that makes the device unreachable',
      { errors: [at('account_disconnected', '2026-01-02T00:00:00Z'), at('device_offline', '2026-01-01T00:00:00Z')] },
      Date.UTC(2026, 0, 1)
    ],
    ['undefined for other errors', { errors: [at('device_removed', '2026-01-01T00:00:00Z')] }, undefined],
    [
      'undefined without valid times',
      { errors: [at('device_offline', 'yesterday'), at('hub_disconnected', 5)] },
      undefined
    ]
  ]
  for (const [name, fields, since] of cases) {
    it(`returns ${name}`, () => expect(offlineSince(device(fields))).to.equal(since))
  }
})

describe('isBatteryLow', () => {
  it('checks the status, or the level if there is no status', () => {
    const low = [{ status: 'low' }, { status: 'critical', level: 0.9 }, { level: 0.2 }, { level: 0 }] as const
    const fine = [{ status: 'full' }, { status: 'good', level: 0.1 }, { level: 0.21 }, {}] as const
    expect(low.filter(isBatteryLow)).to.deep.equal(low)
    expect(fine.filter(isBatteryLow)).to.deep.equal([])
  })
})

describe('deviceNameError', () => {
  const names: [string, string, ReturnType<typeof deviceNameError>][] = [
    ['', '', 'too-short'],
    [' \t\n ', '', 'too-short'],
    ['a', 'a', 'too-short'],
    [' a ', 'a', 'too-short'],
    ['ab', 'ab', undefined],
    ['a b', 'a b', undefined],
    ['  Front \u00a0\n  door ', 'Front door', undefined],
    ['🏠', '🏠', 'too-short'],
    ['🏠🔒', '🏠🔒', undefined],
    ['x'.repeat(64), 'x'.repeat(64), undefined],
    ['x'.repeat(65), 'x'.repeat(65), 'too-long'],
    ['🔒'.repeat(64), '🔒'.repeat(64), undefined],
    ['🔒'.repeat(65), '🔒'.repeat(65), 'too-long'],
    [`${'x'.repeat(64)}   `, 'x'.repeat(64), undefined],
    [`${'x'.repeat(32)}${' '.repeat(50)}${'x'.repeat(31)}`, `${'x'.repeat(32)} ${'x'.repeat(31)}`, undefined]
  ]
  for (const [typed, normalized, fault] of names) {
    it(`returns ${fault ?? 'undefined'} for ${JSON.stringify(typed)}`, () => {
      expect(normalizeDeviceName(typed)).to.equal(normalized)
      expect(deviceNameError(typed)).to.equal(fault)
    })
  }
})

describe('hasIssue', () => {
  const both = { is_device_error: true, is_connected_account_error: true }
  const every = (): boolean => true

  it('checks the values of the error flags', () => {
    const counted: [unknown, boolean, boolean][] = [
      [[{ is_device_error: true }], true, false],
      [[{ is_connected_account_error: true }], false, true],
      [[both], true, true],
      [[{ is_device_error: false, is_connected_account_error: false }], false, false],
      [[{ is_device_error: 'true', is_connected_account_error: 1 }], false, false],
      [[{ is_device_error: false }, { is_device_error: true }], true, false],
      [[{}], false, false],
      [[null, 'x', 5, both], true, true],
      [[], false, false],
      [both, false, false],
      [null, false, false],
      [undefined, false, false]
    ]
    for (const [errors, ofDevice, ofAccount] of counted) {
      const found = [
        hasIssue(device({ errors }), 'device_issues', every),
        hasIssue(device({ errors }), 'account_issues', every)
      ]
      expect(found, JSON.stringify(errors)).to.deep.equal([ofDevice, ofAccount])
    }
  })

  it('applies the filter of the host only to errors of that kind', () => {
    const errors = [
      { error_code: 'a', is_device_error: true },
      { error_code: 'b', is_connected_account_error: true }
    ]
    const asked: (string | undefined)[] = []
    const passes = ({ error_code }: { error_code?: string }): boolean => {
      asked.push(error_code)
      return error_code === 'b'
    }
    expect(hasIssue(device({ errors }), 'device_issues', passes)).to.equal(false)
    expect(hasIssue(device({ errors }), 'account_issues', passes)).to.equal(true)
    expect(asked).to.deep.equal(['a', 'b'])
  })

  it('ignores warnings', () => {
    const warned = device({ warnings: [both] })
    expect(hasIssue(warned, 'device_issues', every)).to.equal(false)
    expect(deviceErrors(warned)).to.deep.equal([])
    expect(deviceWarnings(warned)).to.deep.equal([both])
  })
})

describe('codeLengths', () => {
  const lengths: [unknown, ReturnType<typeof codeLengths>][] = [
    [[4], { kind: 'single', length: 4 }],
    [[4, 4, 4], { kind: 'single', length: 4 }],
    [[4, 5, 6], { kind: 'range', from: 4, to: 6 }],
    [[6, 4, 5, 5], { kind: 'range', from: 4, to: 6 }],
    [[4, 5], { kind: 'range', from: 4, to: 5 }],
    [[8, 4, 6], { kind: 'list', lengths: [4, 6, 8] }],
    [[4, 5, 7, 7], { kind: 'list', lengths: [4, 5, 7] }],
    [[4, 10], { kind: 'list', lengths: [4, 10] }],
    [[4, 4.5, 6], { kind: 'list', lengths: [4, 6] }],
    [[null, '5', NaN, Infinity, -4, 0, {}, 6], { kind: 'single', length: 6 }],
    [[], undefined],
    [[null], undefined],
    [null, undefined],
    ['4', undefined],
    [{ 0: 4, length: 1 }, undefined],
    [undefined, undefined]
  ]
  for (const [supported_code_lengths, known] of lengths) {
    it(`returns ${JSON.stringify(known)} for ${JSON.stringify(supported_code_lengths)}`, () => {
      expect(codeLengths(deviceWith({ supported_code_lengths }))).to.deep.equal(known)
    })
  }

  it('does not change the device', () => {
    const given = Object.freeze([6, 4])
    expect(codeLengths(deviceWith({ supported_code_lengths: given }))).to.deep.equal({ kind: 'list', lengths: [4, 6] })
    expect(given).to.deep.equal([6, 4])
  })
})

describe('Value parsers', () => {
  it('return strings, numbers and lists, or nothing', () => {
    expect(NONSENSE.filter((value) => parseString(value) !== undefined)).to.deep.equal(['text'])
    expect(NONSENSE.filter((value) => parseNumber(value) !== undefined)).to.deep.equal([0, -1, 7.5])
    expect(parseList(null)).to.deep.equal([])
    expect(parseList(undefined)).to.deep.equal([])
    expect(parseList([1])).to.deep.equal([1])
  })
})

describe('Device rules with malformed fields', () => {
  const rules: Record<string, (device: Device) => unknown> = {
    battery,
    codeLengths,
    compareDevices: (device) => [
      compareDevices(device, { device_id: 'b' }),
      compareDevices({ device_id: 'b' }, device)
    ],
    deviceErrors,
    deviceKind,
    deviceName,
    deviceWarnings,
    hasIssue: (device) => hasIssue(device, 'device_issues', () => true),
    imageUrl,
    isLocked,
    lockAction,
    makerAndModel,
    manufacturerName,
    matchesSearch: (device) => matchesSearch(device, 'a'),
    modelName,
    offlineSince,
    onlineStatus
  }
  const fields = [
    'created_at',
    'display_name',
    'nickname',
    'errors',
    'warnings',
    'can_remotely_lock',
    'can_remotely_unlock',
    'properties'
  ]
  const properties = [
    'name',
    'image_url',
    'locked',
    'online',
    'manufacturer',
    'model',
    'supported_code_lengths',
    'battery',
    'battery_level',
    'noise_level_decibels',
    'available_climate_presets'
  ]
  for (const [name, rule] of Object.entries(rules)) {
    it(`return valid values from ${name}`, () => {
      for (const value of NONSENSE) {
        for (const field of fields) expect(unsound(rule(device({ [field]: value }))), field).to.deep.equal([])
        for (const property of properties) {
          expect(unsound(rule(deviceWith({ online: true, [property]: value }))), property).to.deep.equal([])
        }
      }
      expect(unsound(rule(device(Object.fromEntries(fields.map((field) => [field, null])))))).to.deep.equal([])
    })
  }
})
