import type { PlatformClient } from '../../client/index.js'
import type { BeforeChangeEvent } from './change-events.js'
import { LatchkeyEvent } from './latchkey-event.js'

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

/** Events of every element, by name. */
export interface ElementEventMap {
  'session-change': SessionChangeEvent
  back: BackEvent
  'platform-error': PlatformErrorEvent
  'before-change': BeforeChangeEvent
}
