import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { prerenderWith } from '../src/element/preload/prerender-preloaded.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { deviceOptions } from '../src/features/device/device-options.js'
import { devicePlaceholder } from '../src/features/device/device-screen-placeholder.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'
import { NoiseSensorDetails } from '../src/features/noise/noise-sensor-details.js'
import { prerenderScreen } from './first/noise-sensor-details.js'

export type * from './host-types.js'

/**
 * The details of a noise sensor: noise level, thresholds, and the noise events of the last month.
 *
 * @tagname x-noise-sensor-details
 * @example <x-noise-sensor-details publishable-key="seam_pk1…" device-id="…"></x-noise-sensor-details>
 */
export class NoiseSensorDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(deviceOptions, withIssueList(NoiseSensorDetails), {
    placeholder: devicePlaceholder('noise-sensor'),
    hasFeatureTexts: true,
    first: readFirst('device')
  })

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-noise-sensor-details': NoiseSensorDetailsElement
  }
}

prerenderWith('x-noise-sensor-details', prerenderScreen)
define('x-noise-sensor-details', NoiseSensorDetailsElement)
