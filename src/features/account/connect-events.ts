import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** There is a page on which an account is connected; canceled, the browser does not go there. */
export class ConnectWebviewEvent extends LatchkeyEvent<{ readonly url: string }> {
  constructor(url: string) {
    super('connect-webview', { url }, true)
  }
}

/** The events of the element that connects accounts, by their names. */
export interface ConnectEventMap {
  'connect-webview': ConnectWebviewEvent
}
