import { expect } from 'chai'
import { nextTransitionPoll } from '../../../../src/features/access-codes/data/transition-polls.js'

const codes = (count: number): string[] => Array.from({ length: count }, (_, index) => String(1000 + index))
const none = (): boolean => false
const all = (): boolean => true

describe('The codes of a house that are followed until they are settled', () => {
  it('are read by as few calls as take them, of 100 ids at most, and six at most', () => {
    expect(nextTransitionPoll([], codes(3), none)).to.deep.equal([codes(3)])
    expect(nextTransitionPoll([], codes(101), none).map(({ length }) => length)).to.deep.equal([100, 1])
    expect(nextTransitionPoll([], codes(2000), none).map(({ length }) => length)).to.deep.equal([
      100, 100, 100, 100, 100, 100
    ])
    expect(nextTransitionPoll([], [], none)).to.deep.equal([])
  })

  it('stay together until all calls have answered, so that many that come one by one are read', () => {
    const first = nextTransitionPoll([], ['a'], none)
    expect(nextTransitionPoll(first, ['a', 'b', 'c'], none)).to.equal(first)
    expect(nextTransitionPoll(first, ['c', 'a', 'b'], all)).to.deep.equal([['a', 'b', 'c']])
  })

  it('that are settled keep nobody waiting', () => {
    const first = nextTransitionPoll([], ['a', 'b'], none)
    expect(nextTransitionPoll(first, ['c'], none)).to.deep.equal([['c']])
    expect(nextTransitionPoll(first, [], none)).to.deep.equal([])
  })

  it('are the same round as long as nothing settles, and slow down by that', () => {
    const first = nextTransitionPoll([], ['b', 'a'], none)
    expect(nextTransitionPoll(first, ['a', 'b'], all)).to.equal(first)
  })

  it('have a place each in turn, where there are more than fit', () => {
    const many = codes(700)
    const second = new Set(nextTransitionPoll(nextTransitionPoll([], many, none), many, all).flat())
    expect(many.slice(600).every((id) => second.has(id))).to.equal(true)
  })
})
