import { define } from '../src/element/define.js'
import { defineScreen } from '../src/element/element-definition.js'
import { ScreenElement } from '../src/element/latchkey-element.js'
import { textOption } from '../src/element/option.js'
import { LockDetails } from '../src/screens/lock-details/lock-details.js'

/**
 * The details of a lock, with its state and a button to lock or unlock it.
 *
 * @summary The details of a lock, with its state and a button to lock or unlock it.
 * @tagname x-lock-details
 * @example <x-lock-details publishable-key="seam_pk1…" device-id="…"></x-lock-details>
 *
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked.
 * @fires {DeviceRenameEvent} device-rename - The device has another name.
 *
 * @csspart card - A frame around what belongs together.
 */
export class LockDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, LockDetails)

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-lock-details': LockDetailsElement
  }
}

define('x-lock-details', LockDetailsElement)
