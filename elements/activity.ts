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
 * Events of devices by day, newest first: entries, access codes, offline devices, batteries, noise, thermostats and
 * accounts. Scrolling loads older events; new ones appear automatically.
 *
 * @summary A log of what happened, newest first.
 * @tagname x-activity
 * @example <x-activity publishable-key="seam_pk1…" kinds="lock, access-code"></x-activity>
 *
 * @fires {DeviceClickEvent} device-click - The user chose "Show device". Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {AccessCodeClickEvent} access-code-click - The user chose "Show access code". Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {AccessCodeEditEvent} access-code-edit - The user chose "Edit code" in the details of an access code. Cancelable. Call `preventDefault()` to keep the form closed.
 * @fires {AccessCodeDeleteEvent} access-code-delete - The user chose "Delete code" in the details of an access code. Cancelable. Call `preventDefault()` to skip the confirmation and the deletion.
 * @fires {AccessCodeCreatedEvent} access-code-created - An access code was created.
 * @fires {AccessCodeUpdatedEvent} access-code-updated - An access code was updated.
 * @fires {AccessCodeDeletedEvent} access-code-deleted - The platform accepted a deletion; the code is being removed from its device.
 * @fires {LockChangeEvent} lock-change - A lock confirmed that it was locked or unlocked from the details of a device.
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
 * @slot empty - Replaces the message of an empty list. Not used if a filter has no results.
 * @slot footer - Shown below the first screen. Not shown below screens that open from there.
 * @csspart row - The row of an event.
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

  /**
   * Shows only the events of this device.
   *
   * @default events of all devices, and events without a device
   * @attr device-id
   */
  declare deviceId: string | undefined
  /**
   * Without `device-id`: shows only the events of these devices. As an attribute, CSV or a JSON array; an empty list
   * shows none.
   *
   * @default all
   * @attr device-ids
   */
  declare deviceIds: readonly string[] | undefined
  /**
   * Shows only events of these kinds: `lock`, `access-code`, `device`, `battery`, `noise`, `thermostat`, `account`,
   * `other`. As an attribute, CSV or a JSON array; an empty list shows none.
   *
   * @default all
   * @attr kinds
   */
  declare kinds: readonly EventKind[] | undefined
  /**
   * Shows only events since this date, such as `2026-05-01` or `2026-05-01T08:00:00Z`.
   *
   * @default everything the platform stores
   * @attr since
   */
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
