import type { PlatformClient } from '../../client/index.js'
import { frozenCopy } from './frozen-copy.js'
import { LatchkeyEvent } from './latchkey-event.js'

/** A failed change and its target. */
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

/** Fired when the session was created or replaced. Late listeners use `whenReady()` and read `session`. */
export class SessionChangeEvent extends LatchkeyEvent<{ readonly client: PlatformClient }> {
  constructor(client: PlatformClient) {
    super('session-change', { client })
  }
}

/** Fired when the user presses the back button of the first screen. */
export class BackEvent extends LatchkeyEvent<null> {
  constructor() {
    super('back', null)
  }
}

/**
 * Fired when a request has failed after all retries, an option is invalid, or the element crashed. Fired once per
 * element and failure, however often it renders.
 */
export class PlatformErrorEvent extends LatchkeyEvent<{ readonly error: unknown; readonly operation: string }> {
  constructor(error: unknown, operation: string) {
    super('platform-error', { error, operation })
  }
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

/** Events of every element, by name. */
export interface ElementEventMap {
  'session-change': SessionChangeEvent
  back: BackEvent
  'platform-error': PlatformErrorEvent
  'before-change': BeforeChangeEvent
}
