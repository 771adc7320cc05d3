import { expect } from 'chai'
import { sentenceOf } from '../../../../src/features/overview/rules/sentence.js'
import { OVERVIEW_MESSAGES } from '../../../../src/messages/overview/overview-messages.js'

const said = (count: number, needing: number, isWhole = true): string =>
  sentenceOf({ count, needing, isWhole }, OVERVIEW_MESSAGES.english)

describe('The sentence of an overview', () => {
  it('says how many are well, and how many need a person', () => {
    expect(said(30, 3)).to.equal('3 need attention. 27 OK.')
    expect(said(2, 1)).to.equal('1 needs attention. 1 OK.')
    expect(said(30, 0)).to.equal('All 30 devices are OK.')
    expect(said(1, 0)).to.equal('All OK.')
    expect(said(3, 3)).to.equal('3 need attention.')
    expect(said(1, 1)).to.equal('1 needs attention.')
  })

  it('says that it is not all that there is to know', () => {
    expect(said(200, 2, false)).to.equal('So far: 2 need attention. 198 OK.')
    expect(said(200, 0, false)).to.equal('So far: All 200 devices are OK.')
  })
})
