import { define } from '../src/element/define.js'
import { defineScreen } from '../src/element/element-definition.js'
import { ScreenElement } from '../src/element/latchkey-element.js'
import { textOption } from '../src/element/option.js'
import { DeviceDetails } from '../src/screens/device-details/device-details.js'

/**
 * The details of a device, as its kind has them.
 *
 * @summary The details of a device, as its kind has them.
 * @tagname x-device-details
 * @example <x-device-details publishable-key="seam_pk1…" device-id="…"></x-device-details>
 *
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked.
 * @fires {DeviceRenameEvent} device-rename - The device has another name.
 *
 * @csspart card - A frame around what belongs together.
 */
export class DeviceDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, DeviceDetails)

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-device-details': DeviceDetailsElement
  }
}

define('x-device-details', DeviceDetailsElement)
