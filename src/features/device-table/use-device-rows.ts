import { useMemo } from 'react'
import { useHostFunction, useIssueFilters } from '../../element/hooks/use-host-function.js'
import { hasIssue } from '../device/rules/device-issues.js'
import { compareDevices, matchesSearch } from './rules/device-search.js'
import { deviceKind } from '../device/rules/device.js'
import { asPromised } from '../../core/values/promised.js'
import type { Device } from '../../core/resources/resources.js'
import type * as platform from '../../client/resources.js'
import { type TableRows, useTableRows } from '../../element/table/use-table-rows.js'

/**
 * Which devices a host wants listed for what was typed. `undefined` is no: what a device does not have, such as the
 * `locked` of a thermostat, can be answered as it is.
 */
export type DeviceFilter = (device: platform.Device, search: string) => boolean | undefined

/** In which order a host wants devices listed, as `Array.prototype.sort` has it. */
export type DeviceComparator = (first: platform.Device, second: platform.Device) => number

const KINDS = ['account_issues', 'device_issues'] as const

/** What the device table shows of its devices; of issues, those of their accounts first. */
export function useDeviceRows(
  devices: readonly Device[],
  search: string,
  deviceFilter: DeviceFilter | undefined,
  deviceComparator: DeviceComparator | undefined
): TableRows<Device> {
  const filter = useHostFunction(deviceFilter, matchesSearch, 'deviceFilter', Boolean)
  const compare = useHostFunction(deviceComparator, compareDevices, 'deviceComparator', Number)
  const { passesError } = useIssueFilters()
  const known = useMemo(() => asPromised(devices.filter(deviceKind)), [devices])
  const kinds = useMemo(
    () => KINDS.map((kind) => (device: Device) => hasIssue(device, kind, passesError)),
    [passesError]
  )
  return useTableRows(known, search, filter, compare, kinds)
}
