import { type Summary, summaryOf } from '../../../../src/features/overview/rules/summary.js'
import { createFormats } from '../../../../src/messages/formats.js'
import { ENGLISH } from '../../../../src/messages/messages.js'
import { OVERVIEW } from '../../../../src/messages/overview/en.js'

const TEXTS = { overview: OVERVIEW.en(createFormats('en')), general: ENGLISH.general }

function summary(count: number, needing: number, { actionRequired = needing, isWhole = true } = {}): Summary {
  return summaryOf({ count, needing, items: { total: needing, actionRequired }, isWhole }, TEXTS)
}

describe('Overview summary', () => {
  it('contains the numbers of items that need attention and of devices that are OK', () => {
    expect(summary(30, 3)).to.deep.equal({ title: '3 need attention', note: '27 of 30 devices OK' })
    expect(summary(2, 1)).to.deep.equal({ title: '1 needs attention', note: '1 of 2 devices OK' })
    expect(summary(3, 3)).to.deep.equal({ title: '3 need attention', note: '0 of 3 devices OK' })
    expect(summary(30, 0)).to.deep.equal({ title: 'All OK', note: 'All 30 devices' })
    expect(summary(1, 0)).to.deep.equal({ title: 'All OK', note: '1 device' })
  })

  it('tells apart what the user can do from what resolves itself', () => {
    expect(summary(30, 3, { actionRequired: 1 })).to.deep.equal({
      title: '1 needs attention',
      note: '2 to watch · 27 of 30 devices OK'
    })
    expect(summary(30, 1, { actionRequired: 0 })).to.deep.equal({
      title: 'Nothing to do',
      note: '1 to watch · 29 of 30 devices OK'
    })
  })

  it('is marked as preliminary while data is missing', () => {
    const isWhole = false
    expect(summary(200, 2, { isWhole })).to.deep.equal({
      title: '2 so far need attention',
      note: '198 of 200 devices OK'
    })
    expect(summary(200, 0, { isWhole })).to.deep.equal({ title: 'All OK so far', note: 'All 200 devices' })
    expect(summary(200, 1, { actionRequired: 0, isWhole }).title).to.equal('0 so far need attention')
  })
})
