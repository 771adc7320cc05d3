import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { textOption } from '../src/element/options/option.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { kindsOption, momentOption } from '../src/features/activity/activity-options.js'
import type { EventKind } from '../src/features/activity/rules/event-kind.js'
import { ActivityScreen } from '../src/features/device-table/details/activity-screen.js'

export type { EventKind } from '../src/features/activity/rules/event-kind.js'
export type * from './host-types.js'

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
 * @fires {ActivityExportEvent} activity-export - The user wants to export the activity. Cancelable. Call `preventDefault()` to read nothing.
 * @fires {ActivityExportedEvent} activity-exported - A file was offered, or the log was printed.
 * @fires {LockChangeEvent} lock-change - A lock confirmed that it was locked or unlocked from the details of a device.
 *
 * @slot empty - Replaces the message of an empty list. Not used if a filter has no results.
 * @csspart row - The row of an event.
 */
export class ActivityElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceId: textOption(),
      deviceIds: scopeOptions.deviceIds,
      accessCodeId: textOption(),
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
   * Shows only events of this access code. Also lists the events of a code that was deleted.
   *
   * @default all events
   * @attr access-code-id
   */
  declare accessCodeId: string | undefined
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
