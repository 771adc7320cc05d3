import { define } from '../src/element/define.js'
import { defineScreen } from '../src/element/element-definition.js'
import { ScreenElement } from '../src/element/latchkey-element.js'
import { booleanOption, functionOption, listOption, textOption } from '../src/element/option.js'
import { DeviceTableScreen } from '../src/screens/device-table/device-table-screen.js'
import type { DeviceComparator, DeviceFilter } from '../src/screens/device-table/use-device-rows.js'

/**
 * The devices that the user may see, with search and issue filters; a pressed row opens the details of its device.
 *
 * @summary A list of locks, thermostats and noise sensors.
 * @tagname x-device-table
 * @example <x-device-table publishable-key="seam_pk1…" user-identifier-key="user-1"></x-device-table>
 *
 * @fires {DeviceClickEvent} device-click - A row was pressed. Cancelable: canceled, its details do not open.
 *
 * @csspart search - The search box.
 * @csspart filter - A chip that tells of issues.
 * @csspart row - The row of a device.
 */
export class DeviceTableElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      deviceIds: listOption(),
      connectedAccountIds: listOption(),
      disableSearch: booleanOption(),
      heading: textOption(),
      deviceFilter: functionOption<DeviceFilter>(),
      deviceComparator: functionOption<DeviceComparator>()
    },
    DeviceTableScreen
  )

  /** Only these devices: as an attribute CSV or a JSON array. @default all @attr device-ids */
  declare deviceIds: readonly string[] | undefined
  /** Only the devices of these accounts: as an attribute CSV or a JSON array. @default all @attr connected-account-ids */
  declare connectedAccountIds: readonly string[] | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** The text of the heading. @default Devices @attr heading */
  declare heading: string | undefined
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
