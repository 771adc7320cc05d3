import type { Device } from '../../../../src/core/resources/resources.js'
import { parseList, parseNumber, parseString } from '../../../../src/core/values/value.js'
import { codeLengths } from '../../../../src/features/device/rules/code-length.js'
import {
  deviceKind,
  deviceName,
  imageUrl,
  manufacturerAndModel,
  manufacturerName,
  modelName
} from '../../../../src/features/device/rules/device.js'
import { deviceErrors, deviceWarnings, hasIssue } from '../../../../src/features/device/rules/device-issues.js'
import {
  battery,
  isLocked,
  lockAction,
  offlineSince,
  onlineStatus
} from '../../../../src/features/device/rules/device-status.js'
import { compareDevices, matchesSearch } from '../../../../src/features/device-table/rules/device-search.js'
import { device, deviceWith } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'
import { unsound } from '../../support/unsound.js'

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
    const filtered: (string | undefined)[] = []
    const passes = ({ error_code }: { error_code?: string }): boolean => {
      filtered.push(error_code)
      return error_code === 'b'
    }
    expect(hasIssue(device({ errors }), 'device_issues', passes)).to.equal(false)
    expect(hasIssue(device({ errors }), 'account_issues', passes)).to.equal(true)
    expect(filtered).to.deep.equal(['a', 'b'])
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
    manufacturerAndModel,
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
