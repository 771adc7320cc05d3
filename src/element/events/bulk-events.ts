import { LatchkeyEvent } from './latchkey-event.js'

/** Other devices, or other access codes, are chosen in a table. */
export class SelectionChangeEvent extends LatchkeyEvent<
  { readonly device_ids: readonly string[] } | { readonly access_code_ids: readonly string[] }
> {
  constructor(kind: 'device' | 'access_code', ids: readonly string[]) {
    super('selection-change', kind === 'device' ? { device_ids: ids } : { access_code_ids: ids })
  }
}

/** What became of one of many. */
export interface BulkChangeOutcome {
  readonly device_id?: string
  readonly access_code_id?: string
  /** `canceled` by a listener of `before-change`; `skipped` where nothing was sent for another reason. */
  readonly status: 'done' | 'failed' | 'canceled' | 'skipped'
  /** Of what failed. */
  readonly error?: unknown
  /** Of what was skipped. */
  readonly reason?: 'under-way' | 'gone' | 'unable' | 'signed-out' | 'not-allowed' | 'not-offered' | 'changed' | 'late'
}

/** What was done to many at once is over. */
export class BulkChangeEvent extends LatchkeyEvent<{
  readonly operation: string
  readonly outcomes: readonly BulkChangeOutcome[]
}> {
  constructor(operation: string, outcomes: readonly BulkChangeOutcome[]) {
    super('bulk-change', { operation, outcomes })
  }
}

/** The events of tables in which many can be chosen, by their names. */
export interface BulkEventMap {
  'selection-change': SelectionChangeEvent
  'bulk-change': BulkChangeEvent
}
