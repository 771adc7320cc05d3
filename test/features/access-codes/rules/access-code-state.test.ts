import { pinGroups } from '../../../../src/features/access-codes/rules/access-code.js'
import { type CodeState, codeState } from '../../../../src/features/access-codes/rules/access-code-state.js'
import { accessCode, device, deviceWith } from '../../support/as-sent.js'
import { ALL_ISSUES } from '../../support/issue-filters.js'
import { NONSENSE } from '../../support/nonsense.js'

const NOW = Date.parse('2025-06-15T10:20:30Z')
const DAY = 86_400_000
const ONLINE = deviceWith({ online: true })
const OFFLINE = deviceWith({ online: false })
const NO_ACCOUNT = deviceWith({ online: true }, { errors: [{ error_code: 'account_disconnected' }] })

const at = (days: number): string => new Date(NOW + days * DAY).toISOString()
const bound = (from: number, to: number): object => ({ type: 'time_bound', starts_at: at(from), ends_at: at(to) })
const set = { type: 'ongoing', status: 'set' }
const own = { errors: [{ error_code: 'failed_to_set_on_device', is_access_code_error: true }] }
const ofDevice = { errors: [{ error_code: 'device_offline', is_device_error: true }] }
const ofAccount = { errors: [{ error_code: 'account_disconnected', is_connected_account_error: true }] }

describe('codeState', () => {
  const cases: [what: string, state: CodeState, fields: object, on?: typeof ONLINE][] = [
    ['a set code', 'working', set],
    ['a set code within its window', 'working', { ...set, ...bound(-1, 1) }],
    ['a future code', 'upcoming', { ...bound(1, 2), status: 'unset' }],
    ['a future code that is already set', 'upcoming', { ...set, ...bound(1, 2) }],
    ['a past code', 'over', { ...bound(-2, -1), status: 'unset' }],
    ['a past code that is still on the device', 'over', { ...set, ...bound(-2, -1) }],
    ['a code being set', 'setting', { ...set, status: 'setting' }],
    ['a future code being set', 'setting', { ...bound(1, 2), status: 'setting' }],
    ['a code being removed', 'removing', { ...set, status: 'removing' }],
    ['a code being removed, with an error', 'removing', { ...set, ...own, status: 'removing' }],
    ['a code with an error', 'faulty', { ...set, ...own }],
    ['a code being set, with an error', 'faulty', { ...own, status: 'setting' }],
    ['a past code with an error', 'over', { ...bound(-2, -1), ...own }],
    ['a code with a warning', 'working', { ...set, warnings: [{ warning_code: 'any' }] }],
    ['an unset code within its window', 'unconfirmed', { ...bound(-1, 1), status: 'unset' }],
    ['a code with an unknown status', 'unconfirmed', { type: 'ongoing', status: 'unknown' }],
    ['a code without a status', 'unconfirmed', { type: 'ongoing' }],
    [
      'a code with malformed dates',
      'unconfirmed',
      { type: 'time_bound', status: 'set', starts_at: 'soon', ends_at: 'x' }
    ],
    ['an offline code', 'working', { type: 'ongoing', is_offline_access_code: true }, OFFLINE],
    ['a past offline code', 'over', { ...bound(-2, -1), is_offline_access_code: true }],
    ['a set code on an offline device', 'assumed', set, OFFLINE],
    ['a set code on a device with an offline account', 'assumed', { ...set, ...ofAccount }, NO_ACCOUNT],
    ['a code with only an error of its device', 'assumed', { ...set, ...ofDevice }, OFFLINE]
  ]
  for (const [what, state, fields, on = ONLINE] of cases) {
    it(`returns "${state}" for ${what}`, () => {
      expect(codeState(accessCode(fields), on, ALL_ISSUES, NOW)).to.equal(state)
    })
  }

  it('ignores a device that could not be loaded, and errors that the host filters out', () => {
    expect(codeState(accessCode(set), undefined, ALL_ISSUES, NOW)).to.equal('working')
    const filters = { ...ALL_ISSUES, passesError: () => false }
    expect(codeState(accessCode({ ...set, ...own }), ONLINE, filters, NOW)).to.equal('working')
  })

  it('never returns "working" for malformed codes', () => {
    for (const value of NONSENSE) {
      const code = accessCode({ type: value, status: value, starts_at: value, ends_at: value, errors: value })
      expect(codeState(code, device({ properties: value }), ALL_ISSUES, NOW)).not.to.equal('working')
    }
  })
})

describe('pinGroups', () => {
  for (const [pin, groups] of [
    ['4821', '4821'],
    ['48213', '48213'],
    ['482193', '482 193'],
    ['4821937', '482 1937'],
    ['48219375', '4821 9375'],
    ['482193756', '482 193 756'],
    ['12345678901234567890', '1234 5678 9012 3456 7890'],
    ['7', '7'],
    ['12ab#4', '12ab#4'],
    ['١٢٣٤٥٦', '١٢٣٤٥٦']
  ] as const) {
    it(`returns ${groups}`, () => expect(pinGroups(pin).join(' ')).to.equal(groups))
  }

  it('keeps all digits, in groups of two to four', () => {
    for (let length = 6; length < 60; length += 1) {
      const pin = '9'.repeat(length)
      const groups = pinGroups(pin)
      expect(groups.join('')).to.equal(pin)
      for (const group of groups) expect(group.length).to.be.within(2, 4)
    }
  })
})
