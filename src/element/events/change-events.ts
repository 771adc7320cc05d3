import { frozenCopy } from './frozen-copy.js'
import { LatchkeyEvent } from './latchkey-event.js'

/** A failed change and its target. */
export interface FailedChange {
  readonly operation: string
  readonly error: unknown
  readonly device_id?: string
  readonly access_code_id?: string
  readonly access_grant_id?: string
  readonly access_method_id?: string
  readonly climate_preset_key?: string
  readonly noise_threshold_id?: string
  readonly thermostat_schedule_id?: string
  readonly thermostat_daily_program_id?: string
}

/**
 * Fired before a command is sent. Cancelable. The parameters are a frozen copy: changing them does not change the
 * request.
 */
export class BeforeChangeEvent extends LatchkeyEvent<{
  readonly operation: string
  readonly params: Readonly<Record<string, unknown>>
}> {
  constructor(operation: string, params: Readonly<Record<string, unknown>>) {
    super('before-change', { operation, params: frozenCopy(params) }, true)
  }
}

/** Fired on the document when a change failed whose element was removed meanwhile. */
export class ChangeFailedEvent extends LatchkeyEvent<FailedChange> {
  constructor(failure: FailedChange) {
    super('change-failed', failure)
  }
}
