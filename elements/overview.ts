import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { listOption, openedOption, textOption } from '../src/element/options/option.js'
import { deviceListQuery } from '../src/features/device/data/queries.js'
import type { DeviceView } from '../src/features/device-table/rules/device-view.js'
import { viewOption } from '../src/features/device-table/view-option.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'
import { overviewPlaceholder } from '../src/features/overview/overview-placeholder.js'
import { OverviewScreen } from '../src/features/overview/overview-screen.js'

export type * from './host-types.js'
export type { DeviceView } from '../src/features/device-table/rules/device-view.js'

/**
 * A house at a glance: how it is in one sentence, what needs a person, each with its next step, and what is going on today:
 * who comes and leaves, which doors are unlocked, and which thermostats change by plan. What is well takes no room. Numbers
 * lead to the table of the devices, rows to what they are about.
 *
 * @summary A house at a glance: what needs a person, and what is going on today.
 * @tagname x-overview
 * @example <x-overview publishable-key="seam_pk1…" user-identifier-key="user-1"></x-overview>
 *
 * @fires {DeviceClickEvent} device-click - A row of a device was pressed. Cancelable: canceled, its details do not open.
 * @fires {ViewChangeEvent} view-change - A person has chosen another order, other groups or other filters in the table.
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked.
 * @fires {AccessCodeClickEvent} access-code-click - A row of an access code was pressed. Cancelable: canceled, the details do not open.
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
 * @fires {DeviceRenameEvent} device-rename - A device has another name.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot empty - Stands where there is no device to tell of, in place of our words.
 * @slot footer - Stands below the first screen, not below those that open from there.
 *
 * @csspart row - The row of something that needs a person, or that is going on today.
 */
export class OverviewElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    { deviceIds: listOption(), heading: textOption(), view: viewOption(), openedDeviceId: openedOption() },
    withIssueList(OverviewScreen),
    { placeHolder: overviewPlaceholder, first: (read, options) => read(deviceListQuery(options)) }
  )

  /** Only these devices: as an attribute CSV or a JSON array. @default all @attr device-ids */
  declare deviceIds: readonly string[] | undefined
  /** The text of the heading, below which the sentence then stands. @default the sentence that says how the house is @attr heading */
  declare heading: string | undefined
  /**
   * How the table of the devices is looked at, which stands in place of the overview where this is given: an object, or as an
   * attribute JSON, such as `{"filter":{"offline":true}}`. A number that is pressed gives it, and the way back takes it away, as
   * `screen-change` and `view-change` tell. What cannot be used of it is left out.
   *
   * @default none: the overview is shown
   * @attr view
   */
  declare view: DeviceView | undefined
  /**
   * The device whose details are open in place of the overview. The element keeps it, and its attribute, up to date, as
   * `screen-change` tells: a router can follow and lead. One that is not there, or not among those of the overview, is said to
   * be missing. A form in which something was typed is left without a question.
   *
   * @default none
   * @attr opened-device-id
   */
  declare openedDeviceId: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-overview': OverviewElement
  }
}

define('x-overview', OverviewElement)
