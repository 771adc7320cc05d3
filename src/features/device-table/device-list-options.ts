import type * as platform from '../../client/resources.js'
import type { DeviceView } from './rules/device-view.js'

/**
 * Which devices a host wants listed for what was typed. `undefined` is no: what a device does not have, such as the
 * `locked` of a thermostat, can be answered as it is.
 */
export type DeviceFilter = (device: platform.Device, search: string) => boolean | undefined

/** In which order a host wants devices listed, as `Array.prototype.sort` has it. */
export type DeviceComparator = (first: platform.Device, second: platform.Device) => number

/** Which devices a host wants listed, and how. */
export interface DeviceListOptions {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly view?: DeviceView | undefined
  readonly deviceFilter?: DeviceFilter | undefined
  readonly deviceComparator?: DeviceComparator | undefined
}

/** How a host wants the list drawn. */
export interface DeviceTableProps {
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly heading?: string | undefined
}
