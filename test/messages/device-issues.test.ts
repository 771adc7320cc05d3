import { expect } from 'chai'
import { ERRORS, WARNINGS } from '../../src/features/issues/rules/issue-codes.js'
import { deviceIssues } from '../../src/messages/device-issues/en.js'

describe('Device issue texts', () => {
  it('belong to codes of the platform', () => {
    const known = new Set([...Object.keys(ERRORS), ...Object.keys(WARNINGS)])
    expect(Object.keys(deviceIssues).filter((code) => !known.has(code))).to.deep.equal([])
  })

  it('fit into a row', () => {
    expect(Object.values(deviceIssues).filter((words) => words.length > 20)).to.deep.equal([])
  })
})
