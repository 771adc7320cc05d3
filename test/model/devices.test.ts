import { expect } from 'chai'
import { codeLengths } from '../../src/model/code-length.js'
import { deviceErrors, deviceWarnings, hasIssue } from '../../src/model/device-issues.js'
import { deviceNameFault, normalizeDeviceName } from '../../src/model/device-name.js'
import { compareDevices, matchesSearch } from '../../src/model/device-search.js'
import { battery, isLocked, lockAction, onlineStatus, percent } from '../../src/model/device-status.js'
import { deviceKind, deviceName, imageUrl, makerAndModel, manufacturerName, modelName } from '../../src/model/device.js'
import { foldText } from '../../src/model/fold-text.js'
import { list, number, text } from '../../src/model/value.js'
import type { Device } from '../../src/platform/resources.js'

/** A device as a platform might send it, whatever it says. */
const device = (fields: object = {}): Device => Object.assign({ device_id: 'device' }, fields)
const withProperties = (properties: unknown, fields: object = {}): Device => device({ ...fields, properties })

const NONSENSE: unknown[] = [undefined, null, 0, -1, 7.5, NaN, '', ' ', 'text', true, false, [], {}, [null], [[]], () => 1]

describe('The kind of a device', () => {
  const kinds: [string, object, ReturnType<typeof deviceKind>][] = [
    ['climate presets', { properties: { available_climate_presets: [] } }, 'thermostat'],
    ['a noise level', { properties: { noise_level_decibels: 41.5 } }, 'noise-sensor'],
    ['a noise level of 0', { properties: { noise_level_decibels: 0 } }, 'noise-sensor'],
    ['a lock that is locked', { properties: { locked: true } }, 'lock'],
    ['a lock that is unlocked', { properties: { locked: false } }, 'lock'],
    ['online access codes', { properties: { online_access_codes_enabled: true } }, 'lock'],
    ['offline access codes', { properties: { offline_access_codes_enabled: true } }, 'lock'],
    ['remote locking', { can_remotely_lock: true }, 'lock'],
    ['remote unlocking', { can_remotely_unlock: true }, 'lock'],
    ['programmable online codes', { can_program_online_access_codes: true }, 'lock'],
    ['programmable offline codes', { can_program_offline_access_code: true }, 'lock'],
    ['programmable offline codes, in the plural', { can_program_offline_access_codes: true }, 'lock'],
    [
      'presets, a noise level and a lock',
      { can_remotely_lock: true, properties: { available_climate_presets: [], noise_level_decibels: 1, locked: true } },
      'thermostat'
    ],
    ['a noise level and a lock', { can_remotely_lock: true, properties: { noise_level_decibels: 1, locked: true } }, 'noise-sensor'],
    ['nothing', {}, undefined],
    ['a picture and a name', { properties: { name: 'Phone', image_url: 'https://a.test' } }, undefined]
  ]
  for (const [what, fields, kind] of kinds) {
    it(`with ${what} is ${kind ?? 'none of ours'}`, () => {
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
    it(`does not come from a capability of ${JSON.stringify(value)}`, () => {
      const fields = Object.fromEntries(capabilities.map((name) => [name, value]))
      const properties = Object.fromEntries(switches.map((name) => [name, value]))
      expect(deviceKind(withProperties(properties, fields))).to.equal(undefined)
    })
  }

  it('does not come from a state that is not known', () => {
    const properties = { locked: null, noise_level_decibels: '41', available_climate_presets: null }
    expect(deviceKind(withProperties(properties))).to.equal(undefined)
    expect(deviceKind(withProperties({ locked: 'true', available_climate_presets: {} }))).to.equal(undefined)
  })
})

describe('The words for a device', () => {
  it('are its name, else what the platform displays, else its nickname', () => {
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
    [{ model: null, manufacturer: 5 }, ''],
    [null, '']
  ]
  for (const [properties, line] of lines) {
    it(`are maker and model in one line: '${line}' of ${JSON.stringify(properties)}`, () => {
      expect(makerAndModel(withProperties(properties))).to.equal(line)
    })
  }

  it('are nothing where there are none', () => {
    const bare = withProperties({ image_url: '', model: {}, manufacturer: '' })
    expect([imageUrl(bare), modelName(bare), manufacturerName(bare)]).to.deep.equal([undefined, undefined, undefined])
    expect(imageUrl(withProperties({ image_url: 'https://a.test/a.png' }))).to.equal('https://a.test/a.png')
  })
})

describe('Whether a device is online', () => {
  const disconnected = { error_code: 'account_disconnected' }
  const states: [object, ReturnType<typeof onlineStatus>][] = [
    [{ properties: { online: true } }, 'online'],
    [{ properties: { online: false } }, 'device-offline'],
    [{ properties: { online: 'true' } }, 'device-offline'],
    [{}, 'device-offline'],
    [{ properties: { online: true }, errors: [{ error_code: 'low_battery' }] }, 'online'],
    [{ properties: { online: true }, errors: [null, 'x', disconnected] }, 'account-offline'],
    [{ properties: { online: false }, errors: [disconnected] }, 'account-offline'],
    [{ properties: { online: true }, warnings: [disconnected] }, 'online'],
    [{ properties: { online: true }, errors: disconnected }, 'online']
  ]
  for (const [fields, status] of states) {
    it(`is ${status} for ${JSON.stringify(fields)}`, () => {
      expect(onlineStatus(device(fields))).to.equal(status)
    })
  }
})

describe('A battery', () => {
  const batteries: [unknown, ReturnType<typeof battery>][] = [
    [{ battery: { status: 'full', level: 1 } }, { status: 'full', level: 1 }],
    [{ battery: { status: 'critical', level: 0 } }, { status: 'critical', level: 0 }],
    [{ battery: { status: 'low' } }, { status: 'low' }],
    [{ battery: { level: 0.5 } }, { level: 0.5 }],
    [{ battery_level: 0.25 }, { level: 0.25 }],
    [{ battery: { status: 'good' }, battery_level: 0.7 }, { status: 'good', level: 0.7 }],
    [{ battery: { level: 0.3 }, battery_level: 0.7 }, { level: 0.3 }],
    [{ battery: { status: 'empty', level: 0.1 } }, { level: 0.1 }],
    [{ battery: { level: 1.2 } }, { level: 1 }],
    [{ battery: { level: -0.2 } }, { level: 0 }],
    [{ battery: { status: 'unknown', level: '0.5' } }, undefined],
    [{ battery: { level: NaN } }, undefined],
    [{ battery: null }, undefined],
    [{ battery: 'full' }, undefined],
    [{}, undefined],
    [null, undefined]
  ]
  for (const [properties, known] of batteries) {
    it(`of ${JSON.stringify(properties)} is ${JSON.stringify(known)}`, () => {
      expect(battery(withProperties(properties))).to.deep.equal(known)
    })
  }

  it('is told in whole percent, rounded down, and not by what floating point takes away', () => {
    const hundredths = Array.from({ length: 101 }, (_, hundred) => hundred)
    expect(hundredths.map((hundred) => percent(hundred / 100))).to.deep.equal(hundredths)
    expect([0.009, 0.299, 0.2999999, 0.999].map(percent)).to.deep.equal([0, 29, 29, 99])
  })
})

describe('What a lock is offered', () => {
  const offers: [boolean, boolean, unknown, ReturnType<typeof lockAction>][] = [
    [true, true, true, 'unlock'],
    [true, true, false, 'lock'],
    [true, true, undefined, 'lock'],
    [true, true, null, 'lock'],
    [true, false, true, 'lock'],
    [true, false, false, 'lock'],
    [true, false, undefined, 'lock'],
    [false, true, true, 'unlock'],
    [false, true, false, 'unlock'],
    [false, true, undefined, 'unlock'],
    [false, false, true, undefined],
    [false, false, false, undefined],
    [false, false, undefined, undefined]
  ]
  for (const [canLock, canUnlock, locked, action] of offers) {
    const abilities = { can_remotely_lock: canLock, can_remotely_unlock: canUnlock }
    it(`is ${action ?? 'nothing'} where ${JSON.stringify({ canLock, canUnlock, locked })}`, () => {
      expect(lockAction(withProperties({ online: true, locked }, abilities))).to.equal(action)
    })

    it(`is nothing while offline, also where ${JSON.stringify({ canLock, canUnlock, locked })}`, () => {
      expect(lockAction(withProperties({ online: false, locked }, abilities))).to.equal(undefined)
      const errors = [{ error_code: 'account_disconnected' }]
      expect(lockAction(withProperties({ online: true, locked }, { ...abilities, errors }))).to.equal(undefined)
    })
  }

  it('is nothing for a capability that is not true', () => {
    const abilities = { can_remotely_lock: 'true', can_remotely_unlock: 1 }
    expect(lockAction(withProperties({ online: true, locked: true }, abilities))).to.equal(undefined)
  })

  it('is by a state that is known only where it is a boolean', () => {
    const states: unknown[] = [true, false, null, 'locked', 1, undefined]
    expect(states.map((locked) => isLocked(withProperties({ locked })))).to.deep.equal([
      true,
      false,
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })
})

describe('A name for a device', () => {
  const names: [string, string, ReturnType<typeof deviceNameFault>][] = [
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
    it(`typed as ${JSON.stringify(typed)} is ${fault ?? 'accepted'}`, () => {
      expect(normalizeDeviceName(typed)).to.equal(normalized)
      expect(deviceNameFault(typed)).to.equal(fault)
    })
  }
})

describe('A search', () => {
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
    ['Anything', ''],
    ['Anything', '   '],
    ['A^B', '^']
  ]
  for (const [name, search] of found) {
    it(`for '${search}' finds '${name}'`, () => {
      expect(matchesSearch(withProperties({ name }), search)).to.equal(true)
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
    it(`for '${search}' does not find '${name}'`, () => {
      expect(matchesSearch(withProperties({ name }), search)).to.equal(false)
    })
  }

  it('finds a device without a name only by nothing', () => {
    expect(matchesSearch(device(), '')).to.equal(true)
    expect(matchesSearch(device(), 'a')).to.equal(false)
  })

  it('compares texts without their ends, case and diacritics', () => {
    expect(foldText('  Ünï ')).to.equal(foldText('uni'))
  })
})

describe('The order of devices', () => {
  const named = (name: string, created_at?: unknown): Device => withProperties({ name }, { created_at })
  const inOrder = (devices: Device[]): (string | undefined)[] => devices.toSorted(compareDevices).map(deviceName)

  it('is the newest first', () => {
    const devices = [
      named('old', '2020-01-01T00:00:00.000Z'),
      named('new', '2024-05-01T00:00:00Z'),
      named('newest', '2024-05-01T00:00:00.001Z'),
      named('in another zone', '2024-04-30T23:00:00-02:00')
    ]
    expect(inOrder(devices)).to.deep.equal(['in another zone', 'newest', 'new', 'old'])
  })

  it('is by name at the same moment, numbers as numbers, and those without a date last', () => {
    const same = '2024-01-01T00:00:00Z'
    const devices = [
      named('no date', undefined),
      named('bad date', 'yesterday'),
      named('null', null),
      named('Door 10', same),
      named('door 2', same),
      named('Älm', same),
      withProperties({}, { created_at: same })
    ]
    expect(inOrder(devices)).to.deep.equal([undefined, 'Älm', 'door 2', 'Door 10', 'bad date', 'no date', 'null'])
  })
})

describe('The issues of a device', () => {
  const both = { is_device_error: true, is_connected_account_error: true }
  const every = (): boolean => true

  it('are counted by value', () => {
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
      const found = [hasIssue(device({ errors }), 'device_issues', every), hasIssue(device({ errors }), 'account_issues', every)]
      expect(found, JSON.stringify(errors)).to.deep.equal([ofDevice, ofAccount])
    }
  })

  it('are those that pass the filter of the host, who is asked about no others', () => {
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

  it('are not its warnings', () => {
    const warned = device({ warnings: [both] })
    expect(hasIssue(warned, 'device_issues', every)).to.equal(false)
    expect(deviceErrors(warned)).to.deep.equal([])
    expect(deviceWarnings(warned)).to.deep.equal([both])
  })
})

describe('The code lengths of a device', () => {
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
    it(`of ${JSON.stringify(supported_code_lengths)} are ${JSON.stringify(known)}`, () => {
      expect(codeLengths(withProperties({ supported_code_lengths }))).to.deep.equal(known)
    })
  }

  it('stay as they are on the device', () => {
    const given = Object.freeze([6, 4])
    expect(codeLengths(withProperties({ supported_code_lengths: given }))).to.deep.equal({ kind: 'list', lengths: [4, 6] })
    expect(given).to.deep.equal([6, 4])
  })
})

describe('A value of the platform', () => {
  it('is read as a text, a number or a list, or not at all', () => {
    expect(NONSENSE.filter((value) => text(value) !== undefined)).to.deep.equal(['text'])
    expect(NONSENSE.filter((value) => number(value) !== undefined)).to.deep.equal([0, -1, 7.5])
    expect(list(null)).to.deep.equal([])
    expect(list(undefined)).to.deep.equal([])
    expect(list([1])).to.deep.equal([1])
  })
})

describe('Nonsense in any field', () => {
  const rules: Record<string, (device: Device) => unknown> = {
    battery,
    codeLengths,
    compareDevices: (device) => [compareDevices(device, { device_id: 'b' }), compareDevices({ device_id: 'b' }, device)],
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
    it(`does not make ${name} throw`, () => {
      for (const value of NONSENSE) {
        for (const field of fields) rule(device({ [field]: value }))
        for (const property of properties) rule(withProperties({ online: true, [property]: value }))
      }
      rule(device(Object.fromEntries(fields.map((field) => [field, null]))))
    })
  }
})
