import { expect } from 'chai'
import {
  accessCodeFormErrors,
  timingWarnings
} from '../../../../src/features/access-codes/rules/access-code-form-errors.js'
import { accessCodeForm } from '../../../../src/features/access-codes/rules/access-code-form.js'
import {
  accessCodeErrors,
  accessCodeWarnings,
  hasAccessCodeIssue
} from '../../../../src/features/access-codes/rules/access-code-issues.js'
import { editOf, updateParameters } from '../../../../src/features/access-codes/rules/access-code-parameters.js'
import { codeSearch, compareAccessCodes } from '../../../../src/features/access-codes/rules/access-code-search.js'
import {
  canAddAccessCode,
  canChange,
  isManageable,
  isRemoving,
  isTransitioning
} from '../../../../src/features/access-codes/rules/access-code-status.js'
import { elapsedShare, windowOf } from '../../../../src/features/access-codes/rules/access-code-window.js'
import { accessCodeName, accessCodePin, isOffline } from '../../../../src/features/access-codes/rules/access-code.js'
import type { AccessCode, Device } from '../../../../src/core/resources/resources.js'
import { canShare } from '../../../../src/features/access-codes/rules/share-text.js'
import { shownCode } from '../../../../src/features/access-codes/rules/shown-code.js'
import { accessCode, deviceWith } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'
import { unsound } from '../../support/unsound.js'

/** A device without properties. */
const plain = deviceWith({})
const NO_ZEROS = { constraint_type: 'no_zeros' }
const MAKER_CHOOSES = { code_constraints: [NO_ZEROS, { constraint_type: 'cannot_specify_pin_code' }] }
const NOW = Date.parse('2025-06-15T10:20:30.500Z')

describe('Access code rules', () => {
  it('return the name and the PIN, or undefined if missing', () => {
    expect(accessCodeName(accessCode({ name: 'Guest' }))).to.equal('Guest')
    expect(accessCodePin(accessCode({ code: '0123' }))).to.equal('0123')
    for (const nothing of [undefined, null, '', ' ', 4]) {
      expect(accessCodeName(accessCode({ name: nothing }))).to.equal(undefined)
      expect(accessCodePin(accessCode({ code: nothing }))).to.equal(undefined)
    }
  })

  const statuses: [status: unknown, settling: boolean, removing: boolean][] = [
    ['setting', true, false],
    ['removing', true, true],
    ['set', false, false],
    ['unset', false, false],
    ['REMOVING', false, false],
    [null, false, false],
    [undefined, false, false]
  ]
  for (const [status, settling, removing] of statuses) {
    it(`treat the status ${String(status)} as ${removing ? 'removing' : settling ? 'in transition' : 'settled'}`, () => {
      const code = accessCode({ status })
      expect([isTransitioning(code), isRemoving(code)]).to.deep.equal([settling, removing])
    })
  }

  it('treat a code as offline only if the platform reports it', () => {
    const said: unknown[] = [true, false, 'true', 1, null, undefined]
    const offline = said.map((value) => isOffline(accessCode({ is_offline_access_code: value })))
    expect(offline).to.deep.equal([true, false, false, false, false, false])
  })

  const offers: [what: string, code: AccessCode, device: Device, manageable: boolean, changeable: boolean][] = [
    ['set', accessCode({ status: 'set' }), plain, true, true],
    ['still being set', accessCode({ status: 'setting' }), plain, true, true],
    ['being removed', accessCode({ status: 'removing' }), plain, true, false],
    ['offline', accessCode({ is_offline_access_code: true }), plain, false, false],
    ['chosen by the manufacturer', accessCode({ status: 'set' }), deviceWith(MAKER_CHOOSES), false, false],
    ['on a device with another constraint', accessCode(), deviceWith({ code_constraints: [NO_ZEROS] }), true, true]
  ]
  for (const [what, code, on, manageable, changeable] of offers) {
    it(`${changeable ? 'allow' : 'do not allow'} changing a code that is ${what}`, () => {
      expect([isManageable(code, on), canChange(code, on)]).to.deep.equal([manageable, changeable])
    })
  }

  it('allow adding codes if online codes are enabled or can be programmed', () => {
    expect(canAddAccessCode(deviceWith({ online_access_codes_enabled: true }))).to.equal(true)
    expect(canAddAccessCode(deviceWith({}, { can_program_online_access_codes: true }))).to.equal(true)
    const nowhere = [{}, null, { online_access_codes_enabled: 'true' }, { offline_access_codes_enabled: true }]
    expect(nowhere.filter((properties) => canAddAccessCode(deviceWith(properties)))).to.deep.equal([])
    expect(canAddAccessCode(deviceWith({}, { can_program_offline_access_codes: true }))).to.equal(false)
  })

  it('return valid results for malformed data', () => {
    const filters = { passesError: () => true, passesWarning: () => true }
    for (const value of NONSENSE) {
      const fields = ['name', 'code', 'type', 'status', 'starts_at', 'ends_at', 'created_at', 'errors', 'warnings']
      const code = accessCode(Object.fromEntries(fields.map((field) => [field, value])))
      const own = { code_constraints: value, supported_code_lengths: value }
      for (const on of [deviceWith(value), deviceWith(own, { location: value })]) {
        const form = accessCodeForm(code, NOW)
        const result = { faults: accessCodeFormErrors(form, on, code), warnings: timingWarnings(form, NOW) }
        expect(
          unsound({ ...result, sent: updateParameters(code, 'device', editOf(form, code)) }),
          String(value)
        ).to.deep.equal([])
        for (const answer of [canChange(code, on), canAddAccessCode(on)]) expect(answer).to.be.a('boolean')
      }
      expect(hasAccessCodeIssue(code, filters)).to.be.a('boolean')
      expect(codeSearch(undefined)(code, 'a')).to.be.a('boolean')
      expect(
        unsound([compareAccessCodes(code, accessCode()), elapsedShare(windowOf(code, NOW), NOW)]),
        String(value)
      ).to.deep.equal([])
    }
  })
})

describe('Access code issues', () => {
  const error = { error_code: 'failed_to_set_on_device', message: 'Failed' }
  const warning = { warning_code: 'delay_in_setting_on_device', message: 'Late' }
  const every = { passesError: () => true, passesWarning: () => true }

  it('include errors and warnings, without malformed ones', () => {
    const code = accessCode({ errors: [error, null, 'x'], warnings: [warning, 5] })
    expect(accessCodeErrors(code, every)).to.deep.equal([error])
    expect(accessCodeWarnings(code, every)).to.deep.equal([warning])
  })

  it('include only those that pass the filters of the host', () => {
    const code = accessCode({ errors: [error], warnings: [warning] })
    const without = { passesError: () => false, passesWarning: () => false }
    expect(accessCodeErrors(code, without)).to.deep.equal([])
    expect(accessCodeWarnings(code, without)).to.deep.equal([])
    expect(hasAccessCodeIssue(code, without)).to.equal(false)
    expect(hasAccessCodeIssue(code, { ...without, passesWarning: () => true })).to.equal(true)
    expect(hasAccessCodeIssue(code, { ...without, passesError: () => true })).to.equal(true)
  })

  it('count each code once', () => {
    const codes = [
      accessCode({ errors: [error, error], warnings: [warning] }),
      accessCode({ warnings: [warning] }),
      accessCode({ errors: [], warnings: [] }),
      accessCode({ errors: null })
    ]
    expect(codes.map((code) => hasAccessCodeIssue(code, every))).to.deep.equal([true, true, false, false])
  })
})

describe('Access code list', () => {
  const found: [fields: object, search: string, isFound: boolean][] = [
    [{ name: 'Guest Müller', code: '1234' }, 'muller', true],
    [{ name: 'Guest', code: '1234' }, 'GUEST', true],
    [{ name: 'Guest', code: '1234' }, '23', true],
    [{ name: 'Guest', code: '1234' }, ' 1234 ', true],
    [{ name: 'Guest', code: '1234' }, '', true],
    [{ name: null, code: null }, '', true],
    [{ name: null, code: null }, 'n', false],
    [{ name: 'Guest', code: '1234' }, 'guest 1234', false],
    [{ name: 'Guest', code: '1234' }, '43', false]
  ]
  for (const [fields, search, isFound] of found) {
    it(`${isFound ? 'finds' : 'does not find'} ${JSON.stringify(fields)} by '${search}'`, () => {
      expect(codeSearch(plain)(accessCode(fields), search)).to.equal(isFound)
    })
  }

  it('does not find codes by hidden names or digits', () => {
    const code = accessCode({ name: 'Guest', code: '1234' })
    expect(shownCode(code, plain)).to.deep.equal({ name: 'Guest', pin: '1234' })
    expect(shownCode(code, undefined)).to.deep.equal({ name: 'Guest', pin: '1234' })
    const secretive = deviceWith(MAKER_CHOOSES)
    expect(shownCode(code, secretive)).to.deep.equal({ name: undefined, pin: undefined })
    const matches = codeSearch(secretive)
    expect(['Guest', '1234', ''].map((typed) => matches(code, typed))).to.deep.equal([false, false, true])
    expect(canShare({ ...code, status: 'set' }, secretive, 'working')).to.equal(false)
    expect(canShare({ ...code, status: 'set' }, plain, 'working')).to.equal(true)
  })

  it('does not share a code with an error or warning that keeps it from opening the door', () => {
    const own = (error_code: string): object => ({ errors: [{ error_code, is_access_code_error: true }] })
    const warned = (warning_code: string): object => ({ warnings: [{ warning_code }] })
    const code = { code: '1234', type: 'ongoing', status: 'set' }
    expect(canShare(accessCode({ ...code, ...own('provider_issue') }), plain, 'faulty')).to.equal(false)
    for (const found of [
      own('failed_to_set_on_device'),
      own('access_code_inactive'),
      own('duplicate_code_on_device'),
      own('no_space_for_access_code_on_device'),
      own('conflicting_external_modification'),
      warned('delay_in_setting_on_device'),
      warned('using_backup_access_code')
    ]) {
      expect(canShare(accessCode({ ...code, ...found }), plain, 'working'), JSON.stringify(found)).to.equal(false)
    }
    expect(canShare(accessCode({ ...code, ...warned('external_modification_in_effect') }), plain, 'working')).to.equal(
      true
    )
  })

  it('sorts by date, newest first, then by name, with undated codes last', () => {
    const codes = [
      accessCode({ name: 'none' }),
      accessCode({ name: 'Guest 10', created_at: '2025-01-01T00:00:00Z' }),
      accessCode({ name: 'Guest 9', created_at: '2025-01-01T00:00:00Z' }),
      accessCode({ name: 'new', created_at: '2025-02-01T00:00:00Z' })
    ]
    expect(codes.toSorted(compareAccessCodes).map(accessCodeName)).to.deep.equal(['new', 'Guest 9', 'Guest 10', 'none'])
  })
})
