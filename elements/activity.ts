import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { listOption, textOption } from '../src/element/options/option.js'
import { kindsOption, momentOption } from '../src/features/activity/activity-options.js'
import type { EventKind } from '../src/features/activity/rules/event-kind.js'
import { ActivityScreen } from '../src/features/device-table/details/activity-screen.js'

export type * from './host-types.js'
export type { EventKind } from '../src/features/activity/rules/event-kind.js'

/**
 * What happened, the newest first, by day: who came in and how, codes that were set or failed, devices that went offline,
 * batteries, noise, thermostats and accounts. Older events come as it is scrolled, new ones while it is shown.
 *
 * @summary What happened at the devices, the newest first.
 * @tagname x-activity
 * @example <x-activity publishable-key="seam_pk1…" kinds="lock, access-code"></x-activity>
 *
 * @fires {DeviceClickEvent} device-click - "Show device" was pressed. Cancelable: canceled, the details do not open.
 * @fires {AccessCodeClickEvent} access-code-click - "Show access code" was pressed. Cancelable: canceled, the details do not open.
 * @fires {AccessCodeEditEvent} access-code-edit - "Edit code" was pressed in the details of a code. Cancelable: canceled, its form does not open.
 * @fires {AccessCodeDeleteEvent} access-code-delete - "Delete code" was pressed in the details of a code. Cancelable: canceled, nobody is asked and nothing is deleted.
 * @fires {AccessCodeCreatedEvent} access-code-created - A code was made.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - A code was changed.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - A code was deleted; it is on its way off the device.
 * @fires {LockChangeEvent} lock-change - A door was locked or unlocked, in the details of a device.
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
 * @slot empty - Stands where nothing has happened, in place of our words; where a filter hides everything, that is said.
 * @slot footer - Stands below the first screen, not below those that open from there.
 * @csspart row - The row of what happened.
 */
export class ActivityElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceId: textOption(),
      deviceIds: listOption(),
      kinds: kindsOption(),
      since: momentOption(),
      heading: textOption()
    },
    ActivityScreen
  )

  /** Only what happened at this device. @default all of them, and what happened at none @attr device-id */
  declare deviceId: string | undefined
  /** Without a `device-id`, only what happened at these devices: as an attribute CSV or a JSON array. @default all @attr device-ids */
  declare deviceIds: readonly string[] | undefined
  /**
   * Only what is about this: `lock`, `access-code`, `device`, `battery`, `noise`, `thermostat`, `account`, `other`; as an
   * attribute CSV or a JSON array.
   *
   * @default all
   * @attr kinds
   */
  declare kinds: readonly EventKind[] | undefined
  /** Only what happened since then, such as `2026-05-01` or `2026-05-01T08:00:00Z`. @default as far back as the platform keeps it @attr since */
  declare since: string | undefined
  /** The text of the heading. @default Activity @attr heading */
  declare heading: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-activity': ActivityElement
  }
}

define('x-activity', ActivityElement)
