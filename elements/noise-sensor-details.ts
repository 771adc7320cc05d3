import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceFirst } from '../src/features/device/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { NoiseSensorDetails } from '../src/features/noise/noise-sensor-details.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'

export type * from './host-types.js'

/**
 * The details of a noise sensor: how loud it is, how loud it may be, and the noise of the last month.
 *
 * @summary The details of a noise sensor: how loud it is, how loud it may be, and the noise of the last month.
 * @tagname x-noise-sensor-details
 * @example <x-noise-sensor-details publishable-key="seam_pk1…" device-id="…"></x-noise-sensor-details>
 *
 * @fires {ThresholdChangeEvent} threshold-change - A noise threshold was created, updated or deleted, as `detail.change` says.
 * @fires {DeviceRenameEvent} device-rename - The device has another name.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 */
export class NoiseSensorDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, withIssueList(NoiseSensorDetails), {
    first: readDeviceFirst
  })

  /** The device to show. @attr device-id */
  declare deviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-noise-sensor-details': NoiseSensorDetailsElement
  }
}

define('x-noise-sensor-details', NoiseSensorDetailsElement)
