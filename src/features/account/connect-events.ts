import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/**
 * Fired when the page for connecting an account is ready. Cancelable: prevent the default to keep the browser from
 * navigating there.
 */
export class ConnectWebviewEvent extends LatchkeyEvent<{ readonly url: string }> {
  constructor(url: string) {
    super('connect-webview', { url }, true)
  }
}

/** Events of the connect element, by name. */
export interface ConnectEventMap {
  /**
   * The page for reconnecting an account is ready. Cancelable. Call `preventDefault()` to keep the browser from
   * navigating there.
   */
  'connect-webview': ConnectWebviewEvent
}
