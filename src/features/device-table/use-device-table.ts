/** An attribute changes, step 6: the devices that it lists. */
import { useMemo, useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useHostFunction, useIssueFilters, useReportSearch } from '../../element/hooks/use-host-function.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import type { TableContent } from '../../element/table/table-content.js'
import { createTableStore, type TableStore, useTable } from '../../element/table/table-store.js'
import { deviceListQuery } from '../device/data/queries.js'
import { deviceKind } from '../device/rules/device.js'
import type { DeviceListOptions, DeviceTableProps } from './device-table-options.js'
import type { DeviceGroup } from './rules/arrange-devices.js'
import { compareDevices, matchesSearch } from './rules/device-search.js'
import { issueKinds } from './rules/issue-kinds.js'
import { canKeepTiles, startsWithTiles } from './rules/tiles.js'
import { type DeviceViewControl, useDeviceView } from './view/use-device-view.js'

/** Devices of a table and what is shown of them. */
export interface DeviceTableState {
  readonly store: TableStore<Device, DeviceGroup>
  readonly table: TableContent<Device, DeviceGroup>
  readonly view: DeviceViewControl
  readonly devices: readonly Device[]
  readonly status: QueryStatus
  /** `true` if the devices are shown as tiles. */
  readonly isTiled: boolean
}

const keyOf = (device: Device): string => device.device_id

/** Loads the devices and derives what the table shows. */
export function useDeviceTable(
  options: DeviceListOptions & Pick<DeviceTableProps, 'dense' | 'selectable'>
): DeviceTableState {
  const { deviceIds, connectedAccountIds, disableSearch, deviceFilter, deviceComparator } = options
  const [store] = useState(() => createTableStore<Device, DeviceGroup>(keyOf))
  const { resources: devices, status } = useResources(
    deviceListQuery({ deviceIds, connectedAccountIds }),
    store.visibleIds
  )
  const view = useDeviceView(options.view, deviceComparator !== undefined)
  const filter = useHostFunction(deviceFilter, matchesSearch, 'deviceFilter', Boolean)
  const compare = useHostFunction(deviceComparator, compareDevices, 'deviceComparator', Number)
  const { passesError } = useIssueFilters()
  const items = useMemo(() => devices.filter(deviceKind), [devices])
  const kinds = useMemo(() => issueKinds(passesError), [passesError])
  const { arrange } = view
  const table = useTable(store, { items, filter, compare, kinds, arrange, search: disableSearch ? '' : undefined })
  useReportSearch('deviceFilter', table.search)

  const [isTiled, setTiled] = useState<boolean>()
  const { length } = table.listed
  // Decided by the first devices, so that tiles and rows don't alternate.
  const starts = length > 0 ? (isTiled ?? (status.isComplete && startsWithTiles(length, options))) : undefined
  if (starts !== isTiled) setTiled(starts)
  return { store, table, view, devices, status, isTiled: starts === true && canKeepTiles(length, options) }
}
