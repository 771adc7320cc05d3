import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { deviceListQuery } from '../src/features/device/data/queries.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { booleanOption, functionOption, listOption, openedOption, textOption } from '../src/element/options/option.js'
import { viewOption } from '../src/features/device-table/view-option.js'
import type { DeviceView } from '../src/features/device-table/rules/device-view.js'
import { expectedRowCount } from '../src/features/device-table/rules/expected-row-count.js'
import { DeviceTableScreen } from '../src/features/device-table/device-table-screen.js'
import { tablePlaceholder } from '../src/element/table/table-placeholder.js'
import type { DeviceComparator, DeviceFilter } from '../src/features/device-table/device-list-options.js'

export type * from './host-types.js'
export type { DeviceView } from '../src/features/device-table/rules/device-view.js'
export type { DeviceComparator, DeviceFilter } from '../src/features/device-table/device-list-options.js'

/**
 * The devices that the user may see, with search and issue filters; a pressed row opens the details of its device.
 *
 * @summary A list of locks, thermostats and noise sensors.
 * @tagname x-device-table
 * @example <x-device-table publishable-key="seam_pk1…" user-identifier-key="user-1"></x-device-table>
 *
 * @fires {DeviceClickEvent} device-click - A row was pressed. Cancelable: canceled, its details do not open.
 * @fires {ViewChangeEvent} view-change - A person has chosen another order, other groups or other filters.
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
 * @fires {SelectionChangeEvent} selection-change - Other devices are chosen, where `selectable` lets them be.
 * @fires {BulkChangeEvent} bulk-change - What was done to many at once is over; it tells what became of each.
 * @fires {DeviceRenameEvent} device-rename - A device has another name.
 * @fires {IssueResolveEvent} issue-resolve - A step against something that is wrong was pressed. Cancelable: canceled, nothing is done, and the host does it in its own way.
 * @fires {ConnectWebviewEvent} connect-webview - There is a page on which an account is connected again. Cancelable: canceled, the browser does not go there.
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot empty - Stands where there is no device to list, in place of our words; where a search finds nothing, that is said.
 * @slot footer - Stands below the first screen, not below those that open from there.
 *
 * @csspart row - The row of a device, or of an access code of one.
 */
export class DeviceTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceIds: listOption(),
      connectedAccountIds: listOption(),
      disableSearch: booleanOption(),
      dense: booleanOption(),
      selectable: booleanOption(),
      rowActions: booleanOption(),
      heading: textOption(),
      view: viewOption(),
      openedDeviceId: openedOption(),
      deviceFilter: functionOption<DeviceFilter>(),
      deviceComparator: functionOption<DeviceComparator>()
    },
    DeviceTableScreen,
    {
      placeHolder: (option) => tablePlaceholder(option, expectedRowCount(option('deviceIds'))),
      first: (read, options) => read(deviceListQuery(options))
    }
  )

  /** Only these devices: as an attribute CSV or a JSON array. @default all @attr device-ids */
  declare deviceIds: readonly string[] | undefined
  /** Only the devices of these accounts: as an attribute CSV or a JSON array. @default all @attr connected-account-ids */
  declare connectedAccountIds: readonly string[] | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Gives each row less room, so that more are seen at once. @attr dense */
  declare dense: boolean | undefined
  /**
   * Puts a check box before each row, and what can be done to all that are chosen below the list: locking, unlocking,
   * climate, access codes. Each of it is asked first, and `bulk-change` tells what became of it. @attr selectable
   */
  declare selectable: boolean | undefined
  /**
   * Lets a person act from the list: each row has a button that locks or unlocks, sets a thermostat, or shows the last hour of
   * a noise sensor. @attr row-actions
   */
  declare rowActions: boolean | undefined
  /** The text of the heading. @default Devices @attr heading */
  declare heading: string | undefined
  /**
   * In which order devices are listed, in which groups, and which of them: an object, or as an attribute JSON, such as
   * `{"sort":"trouble","group":"maker","filter":{"kinds":["lock"],"lowBattery":true}}`. The element keeps it, and its
   * attribute, up to date, as `view-change` tells, so that a host can keep it. What cannot be used of it is left out.
   *
   * @default the newest first, all of them
   * @attr view
   */
  declare view: DeviceView | undefined
  /**
   * The device whose details are open in place of the list; without it the list is shown. The element keeps it, and its
   * attribute, up to date, as `screen-change` tells: a router can follow and lead. One that is not there, or not among the
   * devices that the table lists, is said to be missing. A form in which something was typed is left without a question.
   *
   * @default none
   * @attr opened-device-id
   */
  declare openedDeviceId: string | undefined
  /** Which devices are listed for what is typed, in place of our search. */
  declare deviceFilter: DeviceFilter | undefined
  /** In which order devices are listed. @default newest first */
  declare deviceComparator: DeviceComparator | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-device-table': DeviceTableElement
  }
}

define('x-device-table', DeviceTableElement)
