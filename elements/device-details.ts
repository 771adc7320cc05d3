import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { devicePlaceholder } from '../src/features/device/device-screen-placeholder.js'
import { DeviceDetails } from '../src/features/device-table/details/device-details.js'

export type * from './host-types.js'

/**
 * The details of a lock, thermostat or noise sensor.
 *
 * @tagname x-device-details
 * @example <x-device-details publishable-key="seam_pk1…" device-id="…"></x-device-details>
 */
export class DeviceDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: scopeOptions.deviceId }, DeviceDetails, {
    placeholder: devicePlaceholder('lock'),
    first: readFirst('device')
  })

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-device-details': DeviceDetailsElement
  }
}

define('x-device-details', DeviceDetailsElement)
