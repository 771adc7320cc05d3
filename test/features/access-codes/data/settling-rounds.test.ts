import { expect } from 'chai'
import { nextTransitionPoll } from '../../../../src/features/access-codes/data/transition-polls.js'

const codes = (count: number): string[] => Array.from({ length: count }, (_, index) => String(1000 + index))
const none = (): boolean => false
const all = (): boolean => true

describe('Transition polls across locks', () => {
  it('group the codes into at most six requests of at most 100 IDs', () => {
    expect(nextTransitionPoll([], codes(3), none)).to.deep.equal([codes(3)])
    expect(nextTransitionPoll([], codes(101), none).map(({ length }) => length)).to.deep.equal([100, 1])
    expect(nextTransitionPoll([], codes(2000), none).map(({ length }) => length)).to.deep.equal([
      100, 100, 100, 100, 100, 100
    ])
    expect(nextTransitionPoll([], [], none)).to.deep.equal([])
  })

  it('stay the same until all requests have responded', () => {
    const first = nextTransitionPoll([], ['a'], none)
    expect(nextTransitionPoll(first, ['a', 'b', 'c'], none)).to.equal(first)
    expect(nextTransitionPoll(first, ['c', 'a', 'b'], all)).to.deep.equal([['a', 'b', 'c']])
  })

  it('do not wait for codes that have settled', () => {
    const first = nextTransitionPoll([], ['a', 'b'], none)
    expect(nextTransitionPoll(first, ['c'], none)).to.deep.equal([['c']])
    expect(nextTransitionPoll(first, [], none)).to.deep.equal([])
  })

  it('stay the same while no code settles, so that polling slows down', () => {
    const first = nextTransitionPoll([], ['b', 'a'], none)
    expect(nextTransitionPoll(first, ['a', 'b'], all)).to.equal(first)
  })

  it('rotate through the codes if there are more than fit', () => {
    const many = codes(700)
    const second = new Set(nextTransitionPoll(nextTransitionPoll([], many, none), many, all).flat())
    expect(many.slice(600).every((id) => second.has(id))).to.equal(true)
  })
})
