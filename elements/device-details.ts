import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { readDeviceFirst } from '../src/features/device/data/first-reads.js'
import { splitScreenPlaceholder } from '../src/features/device/device-screen-placeholder.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { textOption } from '../src/element/options/option.js'
import { DeviceDetails } from '../src/features/device-table/details/device-details.js'

export type * from './host-types.js'

/**
 * The details of a lock, thermostat or noise sensor.
 *
 * @summary The details of a lock, thermostat or noise sensor.
 * @tagname x-device-details
 * @example <x-device-details publishable-key="seam_pk1…" device-id="…"></x-device-details>
 *
 * @fires {LockChangeEvent} lock-change - A lock confirmed that it was locked or unlocked.
 * @fires {AccessCodeClickEvent} access-code-click - The user chose a row of the access codes or "Show access code". Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {AccessCodeEditEvent} access-code-edit - The user chose "Edit code" in the details of an access code. Cancelable. Call `preventDefault()` to keep the form closed.
 * @fires {AccessCodeDeleteEvent} access-code-delete - The user chose "Delete code" in the details of an access code. Cancelable. Call `preventDefault()` to skip the confirmation and the deletion.
 * @fires {AccessCodeCreatedEvent} access-code-created - An access code was created.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - An access code was updated.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - The platform accepted a deletion; the code is being removed from its device.
 * @fires {ClimateChangeEvent} climate-change - The HVAC mode or the set points of a thermostat changed.
 * @fires {FanModeChangeEvent} fan-mode-change - The fan mode of a thermostat changed.
 * @fires {PresetCreatedEvent} preset-created - A climate preset was created.
 * @fires {PresetUpdatedEvent} preset-updated - A climate preset was updated.
 * @fires {PresetDeletedEvent} preset-deleted - A climate preset was deleted.
 * @fires {ScheduleChangeEvent} schedule-change - A schedule exception of a thermostat was created, updated or deleted; see `detail.change`.
 * @fires {ProgramChangeEvent} program-change - A daily program was created, updated or deleted, or the week was updated; see `detail.change`.
 * @fires {ThresholdChangeEvent} threshold-change - A noise threshold was created, updated or deleted; see `detail.change`.
 * @fires {DeviceRenameEvent} device-rename - The device was renamed.
 * @fires {IssueResolveEvent} issue-resolve - The user chose a resolution step for an issue. Cancelable. Call `preventDefault()` to handle it yourself.
 * @fires {ConnectWebviewEvent} connect-webview - The page for reconnecting an account is ready. Cancelable. Call `preventDefault()` to keep the browser from navigating there.
 *
 * @slot header - Shown above the first screen. Not shown above screens that open from there.
 * @slot footer - Shown below the first screen. Not shown below screens that open from there.
 */
export class DeviceDetailsElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceId: textOption() }, DeviceDetails, {
    placeholder: splitScreenPlaceholder,
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
