import type { PlatformClient } from '../../client/index.js'
import { frozenCopy } from './frozen-copy.js'
import { LatchkeyEvent } from './latchkey-event.js'

/** A change that failed, and what it was about. */
export interface FailedChange {
  readonly operation: string
  readonly error: unknown
  readonly device_id?: string
  readonly access_code_id?: string
  readonly climate_preset_key?: string
  readonly noise_threshold_id?: string
  readonly thermostat_schedule_id?: string
  readonly thermostat_daily_program_id?: string
}

/** There is a client now, or another one. Whoever listens later asks `whenReady()`, then `session`. */
export class SessionChangeEvent extends LatchkeyEvent<{ readonly client: PlatformClient }> {
  constructor(client: PlatformClient) {
    super('session-change', { client })
  }
}

/** The back button of the top screen was pressed. */
export class BackEvent extends LatchkeyEvent<null> {
  constructor() {
    super('back', null)
  }
}

/**
 * A call failed for good, an option could not be used, or an element broke. Each element tells each failure once, however
 * often it renders: ten that show the same list that fails fire ten.
 */
export class PlatformErrorEvent extends LatchkeyEvent<{ readonly error: unknown; readonly operation: string }> {
  constructor(error: unknown, operation: string) {
    super('platform-error', { error, operation })
  }
}

/**
 * A call that changes something is about to be made; canceled, it is not. Its parameters are a frozen copy: nothing
 * that is done to them changes the call.
 */
export class BeforeChangeEvent extends LatchkeyEvent<{
  readonly operation: string
  readonly params: Readonly<Record<string, unknown>>
}> {
  constructor(operation: string, params: Readonly<Record<string, unknown>>) {
    super('before-change', { operation, params: frozenCopy(params) }, true)
  }
}

/** Told of on the document: a change failed that was made in an element which has left the page since. */
export class ChangeFailedEvent extends LatchkeyEvent<FailedChange> {
  constructor(failure: FailedChange) {
    super('change-failed', failure)
  }
}

/** The events that every element has, by their names. */
export interface ElementEventMap {
  'session-change': SessionChangeEvent
  back: BackEvent
  'platform-error': PlatformErrorEvent
  'before-change': BeforeChangeEvent
}
