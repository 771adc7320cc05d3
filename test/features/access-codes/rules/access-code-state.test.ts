import { expect } from 'chai'
import { codeState, type CodeState } from '../../../../src/features/access-codes/rules/access-code-state.js'
import { pinGroups } from '../../../../src/features/access-codes/rules/access-code.js'
import { accessCode, device, deviceWith } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'

const NOW = Date.parse('2025-06-15T10:20:30Z')
const DAY = 86_400_000
const ALL = { passesError: () => true, passesWarning: () => true }
const ONLINE = deviceWith({ online: true })
const OFFLINE = deviceWith({ online: false })
const NO_ACCOUNT = deviceWith({ online: true }, { errors: [{ error_code: 'account_disconnected' }] })

const at = (days: number): string => new Date(NOW + days * DAY).toISOString()
const bound = (from: number, to: number): object => ({ type: 'time_bound', starts_at: at(from), ends_at: at(to) })
const set = { type: 'ongoing', status: 'set' }
const own = { errors: [{ error_code: 'failed_to_set_on_device', is_access_code_error: true }] }
const ofDevice = { errors: [{ error_code: 'device_offline', is_device_error: true }] }
const ofAccount = { errors: [{ error_code: 'account_disconnected', is_connected_account_error: true }] }

describe('Where an access code stands', () => {
  const cases: [what: string, state: CodeState, fields: object, on?: typeof ONLINE][] = [
    ['one that is set', 'working', set],
    ['one that is set, within its window', 'working', { ...set, ...bound(-1, 1) }],
    ['one whose window is to come', 'upcoming', { ...bound(1, 2), status: 'unset' }],
    ['one that is set, whose window is to come', 'upcoming', { ...set, ...bound(1, 2) }],
    ['one whose window is over', 'over', { ...bound(-2, -1), status: 'unset' }],
    ['one that is still on the device, whose window is over', 'over', { ...set, ...bound(-2, -1) }],
    ['one that is being set', 'setting', { ...set, status: 'setting' }],
    ['one that is being set, whose window is to come', 'setting', { ...bound(1, 2), status: 'setting' }],
    ['one that is being removed', 'removing', { ...set, status: 'removing' }],
    ['one that is being removed, and cannot be', 'removing', { ...set, ...own, status: 'removing' }],
    ['one with an error', 'faulty', { ...set, ...own }],
    ['one with an error while it is being set', 'faulty', { ...own, status: 'setting' }],
    ['one with an error whose window is over', 'over', { ...bound(-2, -1), ...own }],
    ['one with a warning', 'working', { ...set, warnings: [{ warning_code: 'any' }] }],
    ['one that is not set within its window', 'unconfirmed', { ...bound(-1, 1), status: 'unset' }],
    ['one of a status that nobody knows', 'unconfirmed', { type: 'ongoing', status: 'unknown' }],
    ['one of no status', 'unconfirmed', { type: 'ongoing' }],
    [
      'one whose dates are nonsense',
      'unconfirmed',
      { type: 'time_bound', status: 'set', starts_at: 'soon', ends_at: 'x' }
    ],
    ['an offline code, which nobody sets', 'working', { type: 'ongoing', is_offline_access_code: true }, OFFLINE],
    ['an offline code that is over', 'over', { ...bound(-2, -1), is_offline_access_code: true }],
    ['one that is set on a device that is offline', 'assumed', set, OFFLINE],
    ['one that is set on a device whose account is offline', 'assumed', { ...set, ...ofAccount }, NO_ACCOUNT],
    ['one whose only error is that of its device', 'assumed', { ...set, ...ofDevice }, OFFLINE]
  ]
  for (const [what, state, fields, on = ONLINE] of cases) {
    it(`is "${state}" for ${what}`, () => {
      expect(codeState(accessCode(fields), on, ALL, NOW)).to.equal(state)
    })
  }

  it('goes by the code alone where its device could not be loaded', () => {
    expect(codeState(accessCode(set), undefined, ALL, NOW)).to.equal('working')
  })

  it('leaves out the errors that the host does not want shown', () => {
    expect(codeState(accessCode({ ...set, ...own }), ONLINE, { ...ALL, passesError: () => false }, NOW)).to.equal(
      'working'
    )
  })

  it('never says that a code of nonsense works', () => {
    for (const value of NONSENSE) {
      const code = accessCode({ type: value, status: value, starts_at: value, ends_at: value, errors: value })
      expect(codeState(code, device({ properties: value }), ALL, NOW)).not.to.equal('working')
    }
  })
})

describe('The digits of an access code', () => {
  for (const [pin, groups] of [
    ['4821', '4821'],
    ['48213', '482 13'],
    ['482193', '482 193'],
    ['4821937', '482 1937'],
    ['48219375', '4821 9375'],
    ['482193756', '482 193 756'],
    ['12345678901234567890', '1234 5678 9012 3456 7890'],
    ['7', '7'],
    ['12ab#4', '12ab#4'],
    ['١٢٣٤٥٦', '١٢٣٤٥٦']
  ] as const) {
    it(`are read as ${groups}`, () => expect(pinGroups(pin).join(' ')).to.equal(groups))
  }

  it('are all there, however many', () => {
    for (let length = 1; length < 60; length += 1) {
      const pin = '9'.repeat(length)
      const groups = pinGroups(pin)
      expect(groups.join('')).to.equal(pin)
      if (length > 1) for (const group of groups) expect(group.length).to.be.within(2, 4)
    }
  })
})
