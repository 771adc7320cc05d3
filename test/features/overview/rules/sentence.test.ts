import { expect } from 'chai'
import { sentenceOf } from '../../../../src/features/overview/rules/sentence.js'
import { createFormats } from '../../../../src/messages/formats.js'
import { OVERVIEW } from '../../../../src/messages/overview/en.js'

const said = (count: number, needing: number, isWhole = true): string =>
  sentenceOf({ count, needing, isWhole }, OVERVIEW.en(createFormats('en')))

describe('Overview summary', () => {
  it('contains the numbers of devices that are OK and need attention', () => {
    expect(said(30, 3)).to.equal('3 need attention. 27 OK.')
    expect(said(2, 1)).to.equal('1 needs attention. 1 OK.')
    expect(said(30, 0)).to.equal('All 30 devices are OK.')
    expect(said(1, 0)).to.equal('All OK.')
    expect(said(3, 3)).to.equal('3 need attention.')
    expect(said(1, 1)).to.equal('1 needs attention.')
  })

  it('is marked as preliminary while data is missing', () => {
    expect(said(200, 2, false)).to.equal('So far: 2 need attention. 198 OK.')
    expect(said(200, 0, false)).to.equal('So far: All 200 devices are OK.')
  })
})
