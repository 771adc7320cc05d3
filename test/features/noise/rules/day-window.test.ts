import { covers, inCommon, withinDay } from '../../../../src/features/noise/rules/day-window.js'

const window = (from: number, to: number) => ({ start: from * 60, end: to * 60 })
const NIGHT = window(22, 7)

describe('Daily time window', () => {
  it('is split in two at midnight, and is one piece if it ends there or lasts all day', () => {
    expect(withinDay(NIGHT)).to.deep.equal([window(22, 24), window(0, 7)])
    expect(withinDay(window(20, 0))).to.deep.equal([window(20, 24)])
    expect(withinDay(window(0, 0))).to.deep.equal([window(0, 24)])
  })

  it('has the part that it shares with another window', () => {
    expect(inCommon(NIGHT, window(8, 20))).to.deep.equal([])
    expect(inCommon(NIGHT, window(7, 22))).to.deep.equal([])
    expect(inCommon(NIGHT, window(20, 23))).to.deep.equal([window(22, 23)])
    expect(inCommon(NIGHT, window(23, 3))).to.deep.equal([window(23, 3)])
    expect(inCommon(NIGHT, window(20, 0))).to.deep.equal([window(22, 0)])
    expect(inCommon(NIGHT, window(6, 23))).to.deep.equal([window(6, 7), window(22, 23)])
    expect(inCommon(window(0, 0), window(0, 0))).to.deep.equal([window(0, 0)])
  })

  it('covers only windows that lie fully within it', () => {
    expect(covers(NIGHT, window(23, 6))).to.equal(true)
    expect(covers(NIGHT, NIGHT)).to.equal(true)
    expect(covers(window(0, 0), NIGHT)).to.equal(true)
    expect(covers(NIGHT, window(21, 6))).to.equal(false)
    expect(covers(NIGHT, window(0, 0))).to.equal(false)
  })
})
