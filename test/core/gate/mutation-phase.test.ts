import { type MutationEvent, type MutationPhase, nextPhase } from '../../../src/core/gate/mutation-phase.js'

const EVENTS: readonly MutationEvent[] = ['wait', 'send', 'slowDown', 'succeed', 'fail']

/** The phase after each of `EVENTS`. */
const AFTER: Readonly<Record<MutationPhase, readonly MutationPhase[]>> = {
  checking: ['queued', 'sending', 'checking', 'checking', 'checking'],
  queued: ['queued', 'sending', 'queued', 'queued', 'queued'],
  sending: ['sending', 'sending', 'slow', 'succeeded', 'failed'],
  slow: ['slow', 'slow', 'slow', 'succeeded', 'failed'],
  succeeded: ['succeeded', 'succeeded', 'succeeded', 'succeeded', 'succeeded'],
  failed: ['failed', 'failed', 'failed', 'failed', 'failed']
}

describe('Phase of a mutation', () => {
  for (const phase of ['checking', 'queued', 'sending', 'slow', 'succeeded', 'failed'] as const) {
    it(`changes from ${phase} only by the events that are possible in it`, () => {
      expect(EVENTS.map((event) => nextPhase(phase, event))).to.deep.equal(AFTER[phase])
    })
  }
})
