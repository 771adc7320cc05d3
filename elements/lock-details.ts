import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { prerenderWith } from '../src/element/preload/prerender-preloaded.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { deviceOptions } from '../src/features/device/device-options.js'
import { devicePlaceholder } from '../src/features/device/device-screen-placeholder.js'
import { LockDetails } from '../src/features/device-table/details/lock-details.js'
import { prerenderScreen } from './first/lock-details.js'

export type * from './host-types.js'

/**
 * The details of a lock, with its state and a button that locks or unlocks it.
 *
 * @tagname x-lock-details
 * @example <x-lock-details publishable-key="seam_pk1…" device-id="…"></x-lock-details>
 */
export class LockDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(deviceOptions, LockDetails, {
    placeholder: devicePlaceholder('lock'),
    first: readFirst('lock')
  })

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-lock-details': LockDetailsElement
  }
}

prerenderWith('x-lock-details', prerenderScreen)
define('x-lock-details', LockDetailsElement)
