// An attribute changes, step 1: declares the options of an element.

import type { DeviceFilter } from '../src/core/resources/host-functions.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { prerenderWith } from '../src/element/preload/prerender-preloaded.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import {
  type DetailsPlace,
  type DeviceComparator,
  deviceTableOptions
} from '../src/features/device-table/device-table-options.js'
import { DeviceTablePlaceholder } from '../src/features/device-table/device-table-placeholder.js'
import { DeviceTableScreen } from '../src/features/device-table/device-table-screen.js'
import type { DeviceView } from '../src/features/device-table/rules/device-view.js'
import { viewOption } from '../src/features/device-table/view-option.js'
import { prerenderScreen } from './first/device-table.js'

export type { DeviceFilter } from '../src/core/resources/host-functions.js'
export type { DetailsPlace, DeviceComparator } from '../src/features/device-table/device-table-options.js'
export type { DeviceView } from '../src/features/device-table/rules/device-view.js'
export type * from './host-types.js'

/**
 * The devices of the user, with search and issue filters. A row opens the details of its device. In a narrow element six
 * devices or fewer are tiles, unless rows are `dense`, `selectable` or grouped.
 *
 * @summary A list of locks, thermostats and noise sensors.
 * @tagname x-device-table
 * @example <x-device-table publishable-key="seam_pk1…" user-identifier-key="user-1"></x-device-table>
 *
 * @slot empty - Replaces the message of an empty list. Not used if a search has no results.
 *
 * @csspart row - The row of a device, or of an access code of one.
 */
export class DeviceTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ ...deviceTableOptions, view: viewOption() }, DeviceTableScreen, {
    placeholder: DeviceTablePlaceholder,
    first: readFirst('devices')
  })

  /**
   * Lists only these devices. As an attribute, CSV or a JSON array; an empty list shows none.
   *
   * @default all
   * @attr device-ids
   */
  declare deviceIds: readonly string[] | undefined
  /**
   * Lists only the devices of these connected accounts. As an attribute, CSV or a JSON array; an empty list shows none.
   *
   * @default all
   * @attr connected-account-ids
   */
  declare connectedAccountIds: readonly string[] | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Makes rows lower, so that more of them fit. @attr dense */
  declare dense: boolean | undefined
  /**
   * Adds a check box to each row and bulk operations below the list: lock, unlock, set the climate, add access codes.
   * Each operation asks for confirmation and ends with `bulk-change`.
   *
   * @attr selectable
   */
  declare selectable: boolean | undefined
  /**
   * Adds a button to each row that locks or unlocks, sets a thermostat, or shows the last hour of a noise sensor.
   *
   * @attr row-actions
   */
  declare rowActions: boolean | undefined
  /** The text of the heading. @default Devices @attr heading */
  declare heading: string | undefined
  /**
   * Sorting, groups and filters. An object, or JSON as an attribute, such as
   * `{"sort":"issues","group":"manufacturer","filter":{"kinds":["lock"],"lowBattery":true}}`. The element keeps the
   * property and the attribute up to date and fires `view-change`, so that a host can store it. Invalid parts are
   * ignored.
   *
   * @default all devices, newest first
   * @attr view
   */
  declare view: DeviceView | undefined
  /**
   * The device whose details are open. Omit it to show the list. The element keeps the property and the attribute in
   * sync with its navigation and fires `screen-change`, so that a router can follow and lead. A device that the table
   * doesn't list is reported as missing. Changing it leaves a form without asking about unsaved input.
   *
   * @default none
   * @attr opened-device-id
   */
  declare openedDeviceId: string | undefined
  /**
   * Place of the details of an open device: `pane` shows them next to the list if the element is at least 960 px wide,
   * `screen` always replaces the list. In the list, arrow keys then open the next device, and Escape closes the details.
   *
   * @default pane
   * @attr details
   */
  declare details: DetailsPlace | undefined
  /** Decides which devices a search lists. Replaces the built-in search. */
  declare deviceFilter: DeviceFilter | undefined
  /** Compares two devices for sorting. @default newest first */
  declare deviceComparator: DeviceComparator | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-device-table': DeviceTableElement
  }
}

prerenderWith('x-device-table', prerenderScreen)
define('x-device-table', DeviceTableElement)
