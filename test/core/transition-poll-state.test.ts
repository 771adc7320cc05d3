import {
  IDLE_TRANSITION_POLL,
  reduceTransitionPoll,
  type TransitionPollState
} from '../../src/core/queries/transition-poll-state.js'

/** Returns the state of the polls after ids in transition were found. */
const planned = (ids: string, at: number, from = IDLE_TRANSITION_POLL, backoff = 1): TransitionPollState =>
  reduceTransitionPoll(from, { type: 'planned', ids, at, backoff })

describe('Polls of resources in transition', () => {
  it('are scheduled after five seconds, later while the user is idle', () => {
    expect(planned('a', 1000)).to.deep.equal({ status: 'scheduled', ids: 'a', since: 1000, dueAt: 6000 })
    expect(planned('a', 1000, IDLE_TRANSITION_POLL, 4).dueAt).to.equal(21_000)
  })

  it('slow down while the same ids stay in transition', () => {
    const polled = (at: number) => ({ ...IDLE_TRANSITION_POLL, ids: 'a', since: at })
    expect(planned('a', 20_000, polled(0)).dueAt).to.equal(30_000)
    expect(planned('a', 200_000, polled(0)).dueAt).to.equal(230_000)
  })

  it('are not postponed by ids that change', () => {
    expect(planned('a,b', 3000, planned('a', 1000))).to.deep.include({ since: 3000, dueAt: 6000 })
  })

  it('are idle when nothing is in transition any longer', () => {
    expect(planned('', 2000, planned('a', 1000))).to.deep.equal({
      status: 'idle',
      ids: '',
      since: 2000,
      dueAt: Infinity
    })
  })

  it('are polling until all responses have arrived, and then planned from that time', () => {
    const polling = reduceTransitionPoll(planned('a', 1000), { type: 'pollStarted' })
    expect(polling).to.deep.include({ status: 'polling', dueAt: Infinity })
    const ended = reduceTransitionPoll(polling, { type: 'pollEnded' })
    expect(ended.status).to.equal('idle')
    expect(planned('a', 7000, ended)).to.deep.include({ status: 'scheduled', since: 1000, dueAt: 12_000 })
  })
})
