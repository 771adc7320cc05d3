import { accessCodeName, accessCodePin, isOffline } from '../../../../src/features/access-codes/rules/access-code.js'
import { accessCodeForm } from '../../../../src/features/access-codes/rules/access-code-form.js'
import { accessCodeFormErrors, isEndPast } from '../../../../src/features/access-codes/rules/access-code-form-errors.js'
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
  isManageable
} from '../../../../src/features/access-codes/rules/access-code-status.js'
import { elapsedShare, windowOf } from '../../../../src/features/access-codes/rules/access-code-window.js'
import { isRemoving, isTransitioning } from '../../../../src/features/access-codes/rules/code-transition.js'
import { canShare } from '../../../../src/features/access-codes/rules/share-text.js'
import { shownCode } from '../../../../src/features/access-codes/rules/shown-code.js'
import { accessCode, deviceWith } from '../../support/as-sent.js'
import { ALL_ISSUES, NO_ISSUES } from '../../support/issue-filters.js'
import { NONSENSE } from '../../support/nonsense.js'
import { unsound } from '../../support/unsound.js'

/** A device without properties. */
const plain = deviceWith({})
const NO_ZEROS = { constraint_type: 'no_zeros' }
const MANUFACTURER_CHOOSES = deviceWith({
  code_constraints: [NO_ZEROS, { constraint_type: 'cannot_specify_pin_code' }]
})
const NOW = Date.parse('2025-06-15T10:20:30.500Z')

describe('Access code rules', () => {
  it('return the name and the PIN, or undefined if missing', () => {
    const code = accessCode({ name: 'Guest', code: '0123' })
    expect([accessCodeName(code), accessCodePin(code)]).to.deep.equal(['Guest', '0123'])
    for (const nothing of [undefined, null, '', ' ', 4]) {
      const unnamed = accessCode({ name: nothing, code: nothing })
      expect([accessCodeName(unnamed), accessCodePin(unnamed)]).to.deep.equal([undefined, undefined])
    }
  })

  it('treat only codes that are being set or removed as in transition', () => {
    const codes = ['setting', 'removing', 'set', 'unset', 'REMOVING', null, undefined].map((status) =>
      accessCode({ status })
    )
    expect(codes.filter(isTransitioning).map(({ status }) => status)).to.deep.equal(['setting', 'removing'])
    expect(codes.filter(isRemoving).map(({ status }) => status)).to.deep.equal(['removing'])
  })

  it('treat a code as offline only if the platform reports it', () => {
    const reported: unknown[] = [true, false, 'true', 1, null, undefined]
    const offline = reported.filter((value) => isOffline(accessCode({ is_offline_access_code: value })))
    expect(offline).to.deep.equal([true])
  })

  const offline = accessCode({ is_offline_access_code: true })
  for (const [what, code, on, manageable, changeable] of [
    ['set', accessCode({ status: 'set' }), plain, true, true],
    ['still being set', accessCode({ status: 'setting' }), plain, true, true],
    ['being removed', accessCode({ status: 'removing' }), plain, true, false],
    ['offline', offline, plain, false, false],
    ['chosen by the manufacturer', accessCode({ status: 'set' }), MANUFACTURER_CHOOSES, false, false],
    ['on a device with another constraint', accessCode(), deviceWith({ code_constraints: [NO_ZEROS] }), true, true]
  ] as const) {
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
    const fields = ['name', 'code', 'type', 'status', 'starts_at', 'ends_at', 'created_at', 'errors', 'warnings']
    for (const value of NONSENSE) {
      const code = accessCode(Object.fromEntries(fields.map((field) => [field, value])))
      const form = accessCodeForm(code, NOW)
      const own = { code_constraints: value, supported_code_lengths: value }
      for (const on of [deviceWith(value), deviceWith(own, { location: value })]) {
        const errors = accessCodeFormErrors(form, on, code)
        const sent = updateParameters(code, 'device', editOf(form, code))
        expect(unsound({ errors, warnings: isEndPast(form, NOW), sent }), String(value)).to.deep.equal([])
        for (const response of [canChange(code, on), canAddAccessCode(on)]) expect(response).to.be.a('boolean')
      }
      for (const response of [hasAccessCodeIssue(code, ALL_ISSUES), codeSearch(undefined)(code, 'a')])
        expect(response).to.be.a('boolean')
      const numbers = [compareAccessCodes(code, accessCode()), elapsedShare(windowOf(code, NOW), NOW)]
      expect(unsound(numbers), String(value)).to.deep.equal([])
    }
  })
})

describe('Access code issues', () => {
  const error = { error_code: 'failed_to_set_on_device', message: 'Failed' }
  const warning = { warning_code: 'delay_in_setting_on_device', message: 'Late' }

  it('include errors and warnings, without malformed ones and those that the host filters out', () => {
    const code = accessCode({ errors: [error, null, 'x'], warnings: [warning, 5] })
    expect([accessCodeErrors(code, ALL_ISSUES), accessCodeWarnings(code, ALL_ISSUES)]).to.deep.equal([
      [error],
      [warning]
    ])
    expect([accessCodeErrors(code, NO_ISSUES), accessCodeWarnings(code, NO_ISSUES)]).to.deep.equal([[], []])
  })

  it('exist if an error or a warning passes the filters of the host', () => {
    const codes = [{ errors: [error] }, { warnings: [warning] }, { errors: [] }, { errors: null }].map(accessCode)
    const found = [
      ALL_ISSUES,
      NO_ISSUES,
      { ...NO_ISSUES, passesWarning: () => true },
      { ...NO_ISSUES, passesError: () => true }
    ].map((filters) => codes.map((code) => Number(hasAccessCodeIssue(code, filters))).join(''))
    expect(found).to.deep.equal(['1100', '0000', '0100', '1000'])
  })
})

describe('Access code list', () => {
  const guest = { name: 'Guest Müller', code: '1234' }
  for (const [fields, search, isFound] of [
    [guest, 'muller', true],
    [guest, 'GUEST', true],
    [guest, ' 23 ', true],
    [guest, '', true],
    [guest, 'müller 1234', false],
    [guest, '43', false],
    [{ name: null, code: null }, '', true],
    [{ name: null, code: null }, 'n', false]
  ] as const) {
    it(`${isFound ? 'finds' : 'does not find'} ${JSON.stringify(fields)} by '${search}'`, () => {
      expect(codeSearch(plain)(accessCode(fields), search)).to.equal(isFound)
    })
  }

  it('neither finds nor shares codes with hidden names and digits', () => {
    const code = accessCode({ name: 'Guest', code: '1234', status: 'set' })
    for (const device of [plain, undefined])
      expect(shownCode(code, device)).to.deep.equal({ name: 'Guest', pin: '1234' })
    expect(shownCode(code, MANUFACTURER_CHOOSES)).to.deep.equal({ name: undefined, pin: undefined })
    const matches = codeSearch(MANUFACTURER_CHOOSES)
    expect(['Guest', '1234', ''].map((typed) => matches(code, typed))).to.deep.equal([false, false, true])
    expect([plain, MANUFACTURER_CHOOSES].map((device) => canShare(code, device, 'working'))).to.deep.equal([
      true,
      false
    ])
  })

  it('does not share a code with an error or warning that keeps it from opening the door', () => {
    const code = { code: '1234', type: 'ongoing', status: 'set' }
    const isShared = (found: object): boolean => canShare(accessCode({ ...code, ...found }), plain, 'working')
    const withError = (error_code: string) => ({ errors: [{ error_code, is_access_code_error: true }] })
    const withWarning = (warning_code: string) => ({ warnings: [{ warning_code }] })
    const found = [
      withError('failed_to_set_on_device'),
      withError('access_code_inactive'),
      withError('duplicate_code_on_device'),
      withError('no_space_for_access_code_on_device'),
      withError('conflicting_external_modification'),
      withWarning('delay_in_setting_on_device'),
      withWarning('using_backup_access_code'),
      withWarning('external_modification_in_effect')
    ]
    expect(found.filter(isShared)).to.deep.equal([withWarning('external_modification_in_effect')])
    expect(canShare(accessCode({ ...code, ...withError('provider_issue') }), plain, 'faulty')).to.equal(false)
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
