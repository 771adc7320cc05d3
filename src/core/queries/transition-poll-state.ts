import { transitionInterval } from './poll-interval.js'

/**
 * State of the polls of resources in transition. Times are monotonic.
 *
 * ```
 * idle, scheduled ── planned ──▶ scheduled, or idle if nothing is in transition
 * scheduled ── pollStarted ──▶ polling ── pollEnded ──▶ idle
 * ```
 */
export interface TransitionPollState {
  readonly status: 'idle' | 'scheduled' | 'polling'
  /** Ids in transition when a poll was last planned. */
  readonly ids: string
  /** When these ids last changed. */
  readonly since: number
  /** When the next poll is due. */
  readonly dueAt: number
}

type TransitionPollEvent =
  /** `backoff`: factor by which poll intervals are extended. */
  | { readonly type: 'planned'; readonly ids: string; readonly at: number; readonly backoff: number }
  | { readonly type: 'pollStarted' | 'pollEnded' }

export const IDLE_TRANSITION_POLL: TransitionPollState = { status: 'idle', ids: '', since: 0, dueAt: Infinity }

/** Returns the state of the polls after an event. */
export function reduceTransitionPoll(poll: TransitionPollState, event: TransitionPollEvent): TransitionPollState {
  switch (event.type) {
    case 'planned': {
      const { ids, at, backoff } = event
      const since = ids === poll.ids ? poll.since : at
      if (!ids) return { status: 'idle', ids, since, dueAt: Infinity }
      // Never later than planned: ids that change often would not be polled.
      const dueAt = Math.min(poll.dueAt, at + transitionInterval(at - since) * backoff)
      return { status: 'scheduled', ids, since, dueAt }
    }
    case 'pollStarted':
      return { ...poll, status: 'polling', dueAt: Infinity }
    case 'pollEnded':
      return { ...poll, status: 'idle' }
  }
}
