import type { ConnectedAccount, Device } from '../../../../src/core/resources/resources.js'
import { issuesWithAccount } from '../../../../src/features/device/rules/device-issues.js'
import { ALL_ISSUES } from '../../support/issue-filters.js'

const device = (issues: object): Device => ({ device_id: 'lock', properties: {}, ...issues })
const account = (issues: object): ConnectedAccount => ({ connected_account_id: 'account', ...issues })

const codesOf = (own: object, ofAccount: object) => {
  const { errors, warnings } = issuesWithAccount(device(own), account(ofAccount), ALL_ISSUES)
  return [errors.map(({ error_code }) => error_code), warnings.map(({ warning_code }) => warning_code)]
}

describe('issuesWithAccount', () => {
  it('adds the issues of the account', () => {
    expect(
      codesOf(
        { errors: [{ error_code: 'offline' }] },
        { errors: [{ error_code: 'signed_out' }], warnings: [{ warning_code: 'limit' }] }
      )
    ).to.deep.equal([['offline', 'signed_out'], ['limit']])
  })

  it('leaves out issues of the account that the device reports', () => {
    const errors = [{ error_code: 'signed_out' }]
    const warnings = [{ warning_code: 'limit' }]
    expect(codesOf({ errors, warnings }, { errors, warnings })).to.deep.equal([['signed_out'], ['limit']])
  })

  it('keeps issues of the account that have no code', () => {
    const errors = [{ message: 'Unknown' }]
    expect(codesOf({ errors, warnings: errors }, { errors, warnings: errors })).to.deep.equal([
      [undefined, undefined],
      [undefined, undefined]
    ])
  })
})
