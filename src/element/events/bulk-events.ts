import { LatchkeyEvent } from './latchkey-event.js'

/** Fired when the selection of a table changes. */
export class SelectionChangeEvent extends LatchkeyEvent<
  { readonly device_ids: readonly string[] } | { readonly access_code_ids: readonly string[] }
> {
  constructor(kind: 'device' | 'access_code', ids: readonly string[]) {
    super('selection-change', kind === 'device' ? { device_ids: ids } : { access_code_ids: ids })
  }
}

/** Outcome of one item. */
export interface BulkChangeOutcome {
  readonly device_id?: string
  readonly access_code_id?: string
  /** `canceled` by a listener of `before-change`; `skipped` if nothing was sent for another reason. */
  readonly status: 'succeeded' | 'failed' | 'canceled' | 'skipped'
  /** Set if `status` is `failed`. */
  readonly error?: unknown
  /** Set if `status` is `skipped`. */
  readonly reason?:
    | 'pending'
    | 'deleted'
    | 'unsupported'
    | 'stopped'
    | 'signed-out'
    | 'not-allowed'
    | 'not-offered'
    | 'changed'
    | 'expired'
    | 'too-soon'
}

/** Fired when a bulk operation has finished. */
export class BulkChangeEvent extends LatchkeyEvent<{
  readonly operation: string
  readonly outcomes: readonly BulkChangeOutcome[]
}> {
  constructor(operation: string, outcomes: readonly BulkChangeOutcome[]) {
    super('bulk-change', { operation, outcomes })
  }
}

/** Events of tables with bulk operations, by name. */
export interface BulkEventMap {
  /** The selection changed. Requires `selectable`. */
  'selection-change': SelectionChangeEvent
  /** A bulk operation finished. `detail.outcomes` has the result of each item. */
  'bulk-change': BulkChangeEvent
}
