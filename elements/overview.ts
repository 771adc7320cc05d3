import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { booleanOption, openedOption, textOption } from '../src/element/options/option.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import { withCodeAccess } from '../src/features/access-grants/of-code/with-code-access.js'
import type { DeviceView } from '../src/features/device-table/rules/device-view.js'
import { viewOption } from '../src/features/device-table/view-option.js'
import { withIssueList } from '../src/features/issues/with-issue-list.js'
import { OverviewPlaceholder } from '../src/features/overview/overview-placeholder.js'
import { OverviewScreen } from '../src/features/overview/overview-screen.js'

export type { DeviceView } from '../src/features/device-table/rules/device-view.js'
export type * from './host-types.js'

/**
 * A summary of all devices: how many need attention, what each needs with its next step, and what happens today:
 * arrivals and departures, unlocked doors, scheduled thermostat changes. Numbers open the device table, rows open
 * details.
 *
 * @summary A summary: what needs attention, and what happens today.
 * @tagname x-overview
 * @example <x-overview publishable-key="seam_pk1…" user-identifier-key="user-1"></x-overview>
 *
 * @fires {DeviceClickEvent} device-click - The user chose the row of a device. Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {ViewChangeEvent} view-change - The user changed sorting, groups or filters of the table.
 * @fires {AccessCodeClickEvent} access-code-click - The user chose the row of an access code. Cancelable. Call `preventDefault()` to keep the details closed.
 * @fires {ConnectWebviewEvent} connect-webview - The page for connecting an account is ready. Cancelable. Call `preventDefault()` to keep the browser from navigating there.
 *
 * @slot empty - Replaces the message that is shown without devices.
 *
 * @csspart row - The row of an item that needs attention, or of an event of today.
 */
export class OverviewElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceIds: scopeOptions.deviceIds,
      heading: textOption(),
      showUse: booleanOption(),
      view: { ...viewOption(), isLeftBy: 'host' },
      openedDeviceId: openedOption()
    },
    withCodeAccess(withIssueList(OverviewScreen)),
    { placeholder: OverviewPlaceholder, first: readFirst('devices') }
  )

  /**
   * Covers only these devices. As an attribute, CSV or a JSON array; an empty list covers none.
   *
   * @default all
   * @attr device-ids
   */
  declare deviceIds: readonly string[] | undefined
  /** The text of the heading, shown above the summary. @default the summary @attr heading */
  declare heading: string | undefined
  /**
   * Shows when guests who were expected today used their access code for the first time, and in the access codes of a
   * device when each was used. Reads the events of their locks.
   *
   * @attr show-use
   */
  declare showUse: boolean | undefined
  /**
   * View of the device table, which is open while this is set. An object, or JSON as an attribute, such as
   * `{"filter":{"offline":true}}`. The element sets it when the user opens a number and removes it on the way back, and
   * fires `screen-change` and `view-change`. Invalid parts are ignored.
   *
   * @default none: the overview is shown
   * @attr view
   */
  declare view: DeviceView | undefined
  /**
   * The device whose details are open. The element keeps the property and the attribute in sync with its navigation and
   * fires `screen-change`, so that a router can follow and lead. A device that the overview doesn't cover is reported
   * as missing. Changing it leaves a form without asking about unsaved input.
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
