import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceFirst } from '../src/features/device/data/first-reads.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { DeviceDetails } from '../src/features/device-table/details/device-details.js'

export type * from './host-types.js'

/**
 * The details of a device, as its kind has them.
 *
 * @summary The details of a device, as its kind has them.
 * @tagname x-device-details
 * @example <x-device-details publishable-key="seam_pk1…" device-id="…"></x-device-details>
 *
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked.
 * @fires {AccessCodeClickEvent} access-code-click - A row of the access codes, or "Show access code", was pressed. Cancelable: canceled, the details do not open.
 * @fires {AccessCodeEditEvent} access-code-edit - "Edit code" was pressed in the details of a code. Cancelable: canceled, its form does not open.
 * @fires {AccessCodeDeleteEvent} access-code-delete - "Delete code" was pressed in the details of a code. Cancelable: canceled, nobody is asked and nothing is deleted.
 * @fires {AccessCodeCreatedEvent} access-code-created - A code was made.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - A code was changed.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - A code was deleted; it is on its way off the device.
 * @fires {ClimateChangeEvent} climate-change - A thermostat was set to another mode or to other set points.
 * @fires {FanModeChangeEvent} fan-mode-change - The fan of a thermostat was set to another mode.
 * @fires {PresetCreatedEvent} preset-created - A climate preset was made.
 * @fires {PresetUpdatedEvent} preset-updated - A climate preset was changed.
 * @fires {PresetDeletedEvent} preset-deleted - A climate preset was deleted.
 * @fires {ScheduleChangeEvent} schedule-change - An exception of a thermostat was created, updated or deleted, as `detail.change` says.
 * @fires {ProgramChangeEvent} program-change - A daily program was created, updated or deleted, as `detail.change` says, or the week was updated.
 * @fires {ThresholdChangeEvent} threshold-change - A noise threshold was created, updated or deleted, as `detail.change` says.
 * @fires {DeviceRenameEvent} device-rename - The device has another name.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot footer - Stands below the first screen, not below those that open from there.
 */
export class DeviceDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, DeviceDetails, {
    first: readDeviceFirst
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
