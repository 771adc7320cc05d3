import { hubName } from '../../../../src/features/device/rules/device.js'
import { ERRORS, WARNINGS } from '../../../../src/features/issues/rules/issue-codes.js'
import { describeIssue, needsConnecting } from '../../../../src/features/issues/rules/issue-details.js'
import { REMEDIES, type Remedy } from '../../../../src/features/issues/rules/remedies.js'
import { WITHOUT_STEP } from '../../../../src/features/issues/rules/without-step.js'
import { MESSAGES } from '../../../messages/support/texts.js'

const CODES: readonly (readonly [kind: 'error' | 'warning', code: string, remedy: Remedy])[] = [
  ...Object.entries(ERRORS).map(([code, remedy]) => ['error', code, remedy] as const),
  ...Object.entries(WARNINGS).map(([code, remedy]) => ['warning', code, remedy] as const)
]

const reasons: Readonly<Record<string, string>> = WITHOUT_STEP
const code = { access_code_id: 'code', status: 'setting' }

describe('Issue codes', () => {
  it('are complete', () => {
    expect(Object.keys(ERRORS)).to.have.length(21)
    expect(Object.keys(WARNINGS)).to.have.length(43)
  })

  for (const [kind, name, remedy] of CODES) {
    it(`have a text in every language, and a step or a reason why there is none: ${kind} ${name}`, () => {
      for (const [language, { issues }] of Object.entries(MESSAGES)) {
        expect(issues[remedy].trim(), language).to.match(/\p{L}.*[.。]$/u)
      }
      const { step, remedy: read } = describeIssue({ [`${kind}_code`]: name, message: 'In its words.' }, kind)
      expect(read).to.equal(remedy)
      const isWithout = REMEDIES[remedy] === 'none' || REMEDIES[remedy] === 'wait'
      expect(reasons[remedy] === undefined, remedy).to.equal(!isWithout)
      if (isWithout) expect(step).to.be.oneOf(['none', 'wait'])
    })
  }

  it('use every remedy', () => {
    const used = new Set(CODES.map(([, , remedy]) => remedy))
    expect(Object.keys(REMEDIES).filter((remedy) => ![...used].some((other) => other === remedy))).to.deep.equal([])
  })
})

describe('Issue rules', () => {
  it('return the message of the platform for unknown codes', () => {
    for (const error_code of ['brand_new', 'constructor', undefined, null, 7]) {
      expect(describeIssue({ error_code, message: 'It is on fire.' }, 'error')).to.include({
        message: 'It is on fire.',
        step: 'none'
      })
    }
    expect(describeIssue({ error_code: 'brand_new', message: null }, 'error').message).to.equal(undefined)
  })

  it('include the message of the platform for codes that need it', () => {
    expect(describeIssue({ error_code: 'provider_issue', message: 'Call them.' }, 'error').message).to.equal(
      'Call them.'
    )
    expect(describeIssue({ error_code: 'device_offline', message: 'Call them.' }, 'error').message).to.equal(undefined)
  })

  it('offer a backup code only if one is available and the code is not set', () => {
    const step = (error_code: string, more: object): string =>
      describeIssue({ error_code }, 'error', { ...code, ...more }).step
    const backup = { is_backup_access_code_available: true }
    expect(step('failed_to_set_on_device', backup)).to.equal('backup-code')
    expect(step('device_offline', backup)).to.equal('backup-code')
    expect(step('device_offline', { ...backup, status: 'set' })).to.equal('retry')
    expect(step('failed_to_set_on_device', { ...backup, pulled_backup_access_code_id: 'other' })).to.equal('retry')
    for (const value of [false, null, 'yes', undefined]) {
      expect(step('failed_to_set_on_device', { is_backup_access_code_available: value })).to.equal('retry')
    }
  })

  it('lead to the codes of the lock if another code there has the same digits', () => {
    const error = { error_code: 'duplicate_code_on_device' }
    expect(describeIssue(error, 'error', code).step).to.equal('choose-code')
    expect(describeIssue({ ...error, unmanaged_access_code_id: 'other' }, 'error', code).step).to.equal('convert')
  })

  it('return the hub name that the platform reports', () => {
    const device = (properties: object) => ({ device_id: 'device', properties })
    expect(hubName(device({ igloohome_metadata: { bridge_name: 'Kitchen' } }))).to.equal('Kitchen')
    expect(hubName(device({ tedee_metadata: { bridge_name: 'Hall' } }))).to.equal('Hall')
    expect(hubName(device({ tedee_metadata: { bridge_name: 7 } }))).to.equal(undefined)
    expect(hubName({ device_id: 'device', properties: null })).to.equal(undefined)
  })

  it('require a reconnection of accounts that are disconnected or soon will be', () => {
    const account = { connected_account_id: 'account' }
    expect(needsConnecting({ ...account, errors: [{ error_code: 'account_disconnected' }] })).to.equal(true)
    expect(needsConnecting({ ...account, warnings: [{ warning_code: 'account_reauthorization_requested' }] })).to.equal(
      true
    )
    expect(needsConnecting({ ...account, errors: [{ error_code: 'bridge_disconnected' }], warnings: null })).to.equal(
      false
    )
  })
})
