import { ERRORS, WARNINGS } from '../../src/features/issues/rules/issue-codes.js'
import { ENGLISH } from '../../src/messages/messages.js'

describe('Device issue texts', () => {
  it('belong to codes of the platform', () => {
    const known = new Set([...Object.keys(ERRORS), ...Object.keys(WARNINGS)])
    expect(Object.keys(ENGLISH.device.issues).filter((code) => !known.has(code))).to.deep.equal([])
  })

  it('fit into a row', () => {
    expect(Object.values(ENGLISH.device.issues).filter((words) => words.length > 20)).to.deep.equal([])
  })
})
