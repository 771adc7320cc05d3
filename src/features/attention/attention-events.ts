import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { ItemCounts } from '../overview/rules/attention-counts.js'

/** How much needs attention. */
export interface AttentionCounts extends ItemCounts {
  /** `false` while something was not read, such as the codes of a new lock. */
  readonly isComplete: boolean
}

/** Fired when a count has changed, and after the first complete read, even if nothing needs attention. */
export class AttentionChangeEvent extends LatchkeyEvent<AttentionCounts> {
  constructor(counts: AttentionCounts) {
    super('attention-change', counts)
  }
}

/** Events of the number of items that need attention, by name. */
export interface AttentionEventMap {
  /** A number of items that need attention has changed, or is known for the first time. */
  'attention-change': AttentionChangeEvent
}
