import { define } from '../src/element/root/define.js'
import { LatchkeyElement } from '../src/element/root/latchkey-element.js'
import hostStyles from '../src/element/root/session-host.css'

export type * from './host-types.js'

/**
 * Provides its session options to every element inside it that has none of its own. It has no box (`display: contents`)
 * unless the page gives it one.
 *
 * @summary Provides a session to the elements inside it.
 * @tagname x-session
 * @example <x-session publishable-key="seam_pk1…"><x-device-table></x-device-table></x-session>
 *
 * @slot - The elements that use the session.
 */
export class SessionElement extends LatchkeyElement {
  /** @internal */
  static override readonly definition = { options: {}, isSession: true, styles: hostStyles, render: () => null }
}

declare global {
  interface HTMLElementTagNameMap {
    'x-session': SessionElement
  }
}

define('x-session', SessionElement)
