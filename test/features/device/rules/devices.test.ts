import {
  deviceKind,
  deviceName,
  deviceNameError,
  imageUrl,
  manufacturerAndModel,
  manufacturerName,
  modelName,
  normalizeDeviceName
} from '../../../../src/features/device/rules/device.js'
import { isBatteryLow, offlineSince } from '../../../../src/features/device/rules/device-status.js'
import { device, deviceWith } from '../../support/as-sent.js'

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
      expect(manufacturerAndModel(deviceWith(properties))).to.equal(line)
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
