import { expect } from 'chai'
import { ERRORS, WARNINGS } from '../../src/features/issues/rules/issue-codes.js'
import { deviceIssues } from '../../src/messages/device-issues/en.js'

describe('The words for what is wrong with a device', () => {
  it('are those of codes that the platform has', () => {
    const known = new Set([...Object.keys(ERRORS), ...Object.keys(WARNINGS)])
    expect(Object.keys(deviceIssues).filter((code) => !known.has(code))).to.deep.equal([])
  })

  it('have room beside a row', () => {
    expect(Object.values(deviceIssues).filter((words) => words.length > 20)).to.deep.equal([])
  })
})
