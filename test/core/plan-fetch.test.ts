import { countInterruptions, planFetch } from '../../src/core/queries/plan-fetch.js'
import { IDLE_QUERY } from '../../src/core/store/session-state.js'

const INTERVAL = 60_000
const TURN = 10_000
const COMPLETE = { ...IDLE_QUERY, isComplete: true }
const IDLE = { interval: INTERVAL, interruptions: 0, isPaused: false }

describe('Plan of the next automatic fetch', () => {
  it('fetches a short list once per interval', () => {
    expect(planFetch({ ...COMPLETE, pages: 1 }, IDLE)).to.deep.equal({ isIncremental: false, pause: INTERVAL })
  })

  it('begins the refetch of a long list so early that its last page is due with the interval', () => {
    expect(planFetch({ ...COMPLETE, pages: 4 }, IDLE)).to.deep.equal({
      isIncremental: true,
      pause: INTERVAL - 3 * TURN
    })
  })

  it('spreads a list that is longer than an interval over more intervals', () => {
    expect(planFetch({ ...COMPLETE, pages: 40 }, IDLE)).to.deep.equal({ isIncremental: true, pause: TURN })
  })

  it('continues with the next page after a turn', () => {
    const plan = planFetch({ ...COMPLETE, pages: 4 }, { ...IDLE, isPaused: true })
    expect(plan).to.deep.equal({ isIncremental: true, pause: TURN })
  })

  it('repeats an incremental refetch that was rejected once after a turn', () => {
    const plan = planFetch({ ...COMPLETE, pages: 4 }, { ...IDLE, interruptions: 1 })
    expect(plan).to.deep.equal({ isIncremental: true, pause: TURN })
  })

  it('fetches all pages at once after two interrupted refetches', () => {
    const plan = planFetch({ ...COMPLETE, pages: 12 }, { ...IDLE, interruptions: 2 })
    expect(plan).to.deep.equal({ isIncremental: false, pause: 12 * TURN })
  })

  for (const [reason, state] of [
    ['incomplete', { isComplete: false }],
    ['failed', { error: new Error('503') }]
  ] as const) {
    it(`fetches all pages of a list at once that is ${reason}`, () => {
      expect(planFetch({ ...COMPLETE, ...state, pages: 4 }, IDLE).isIncremental).to.equal(false)
    })
  }
})

describe('Interrupted refetches of a query', () => {
  it('are counted until a fetch succeeds', () => {
    expect(countInterruptions(1, { type: 'refetchInterrupted', at: 0 })).to.equal(2)
    expect(countInterruptions(2, { type: 'fetchFailed', error: new Error('503'), at: 0 })).to.equal(2)
    const fetch = { previousIds: [], found: new Set<string>(), isIncremental: false }
    expect(countInterruptions(2, { type: 'fetchSucceeded', fetch, pages: 1, at: 0 })).to.equal(0)
  })
})
