/** An attribute changes, step 1: how each option is parsed. */
import * as platform from '../../client/resources.js'
import type { DeviceScope } from '../../core/gate/device-scope.js'
import type { DeviceFilter } from '../../core/resources/host-functions.js'
import {
  booleanOption,
  choiceOption,
  functionOption,
  listOption,
  openedOption,
  prerendered,
  textOption
} from '../../element/options/option.js'
import type { DeviceView } from './rules/device-view.js'

/** Compares two devices, as for `Array.prototype.sort`. */
export type DeviceComparator = (first: platform.Device, second: platform.Device) => number

/** Options that select and sort the devices. */
export interface DeviceListOptions extends DeviceScope {
  readonly disableSearch?: boolean
  readonly view?: DeviceView | undefined
  readonly deviceFilter?: DeviceFilter | undefined
  readonly deviceComparator?: DeviceComparator | undefined
}

/** Width of an element from which details are shown next to the list, in px. */
export const PANES_WIDTH = 960

/** Place of the details of an open device: next to the list in wide elements, or in place of the list. */
export type DetailsPlace = 'pane' | 'screen'

/** Options of the table's appearance. */
export interface DeviceTableProps {
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly details?: DetailsPlace | undefined
  readonly heading?: string | undefined
}

/** The element replaces the parser of `view`, which the first screen doesn't need. */
export const deviceTableOptions = {
  deviceIds: prerendered(listOption()),
  connectedAccountIds: prerendered(listOption()),
  disableSearch: prerendered(booleanOption()),
  dense: prerendered(booleanOption()),
  selectable: booleanOption(),
  rowActions: booleanOption(),
  heading: prerendered(textOption()),
  view: textOption(),
  openedDeviceId: openedOption(),
  details: prerendered(choiceOption<DetailsPlace>('pane', 'screen')),
  deviceFilter: functionOption<DeviceFilter>(),
  deviceComparator: functionOption<DeviceComparator>()
}
