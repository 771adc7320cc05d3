import { type Attention, attentionOf, isActive, isSettled } from '../../src/core/queries/query-attention.js'
import { IDLE_QUERY } from '../../src/core/store/session-state.js'

const FAILED = { ...IDLE_QUERY, error: new Error('offline') }
const STARTED = { ...IDLE_QUERY, ids: ['a'], pages: 2 }
const COMPLETE = { ...IDLE_QUERY, ids: ['a'], isComplete: true }
const STATES = [undefined, IDLE_QUERY, FAILED, STARTED, COMPLETE]

/** For each of `STATES`: `true` if a query is fetched. */
const ACTIVE: Readonly<Record<Attention, readonly boolean[]>> = {
  full: [true, true, true, true, true],
  first: [true, true, true, false, false],
  none: [false, false, false, false, false]
}

describe('Attention of an observer of many queries', () => {
  it('is "full" on screen, "first" off screen, and "none" while the observer is paused', () => {
    expect([attentionOf(true, false), attentionOf(false, false)]).to.deep.equal(['full', 'first'])
    expect([attentionOf(true, true), attentionOf(false, true)]).to.deep.equal(['none', 'none'])
  })

  for (const attention of ['full', 'first', 'none'] as const) {
    it(`decides from the data of a query if it is fetched, when it is "${attention}"`, () => {
      expect(STATES.map((state) => isActive(state, attention))).to.deep.equal(ACTIVE[attention])
    })
  }

  it('takes a query as settled when it is complete or has failed', () => {
    expect(STATES.map(isSettled)).to.deep.equal([false, false, true, false, true])
  })
})
