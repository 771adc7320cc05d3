import { useRef, useState } from 'react'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { DeviceClickEvent } from '../../element/events/events.js'
import { lazyScreen } from '../../element/custom-element/lazy-screen.js'
import { useResources } from '../../element/hooks/use-query.js'
import { useShownScreen } from '../../element/hooks/use-shown-screen.js'
import type { Device } from '../../model/resources.js'
import { deviceListQuery } from '../../store/queries.js'
import { TriangleAlert, Unplug } from '../../ui/icons.js'
import type { ListMemory } from '../../ui/list/list.js'
import { TableScreen } from '../table/table-screen.js'
import { useOpened } from '../table/use-opened.js'
import { DeviceRow } from './device-row.js'
import { type DeviceComparator, type DeviceFilter, useDeviceRows } from './use-device-rows.js'

const DeviceDetails = lazyScreen(() =>
  import('../device-details/device-details.js').then(({ DeviceDetails: screen }) => screen)
)

interface Props {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly heading?: string | undefined
  readonly deviceFilter?: DeviceFilter | undefined
  readonly deviceComparator?: DeviceComparator | undefined
}

const keyOf = (device: Device): string => device.device_id
const draw = (device: Device) => <DeviceRow device={device} />

/** The device table, and the details of the device that is pressed in it. */
export function DeviceTableScreen(props: Props) {
  const { deviceIds, connectedAccountIds, disableSearch = false, dense, heading, deviceFilter, deviceComparator } = props
  useShownScreen('device-table')
  const { controller } = useElement()
  const { deviceTable } = useMessages()
  const [search, setSearch] = useState('')
  const memory = useRef<ListMemory>(null)
  const { opened, left, open, close } = useOpened<string>()
  const { resources, standing } = useResources(deviceListQuery({ deviceIds, connectedAccountIds }))
  const found = useDeviceRows(resources, disableSearch ? '' : search, deviceFilter, deviceComparator)

  if (opened !== undefined) return <DeviceDetails deviceId={opened} onBack={close} takesFocus />
  return (
    <TableScreen
      texts={deviceTable}
      heading={heading}
      dense={dense}
      standing={standing}
      found={found}
      chips={[
        { icon: <Unplug />, words: deviceTable.accountIssues },
        { icon: <TriangleAlert />, words: deviceTable.deviceIssues }
      ]}
      search={disableSearch ? undefined : search}
      onSearch={setSearch}
      takesFocus={left !== undefined}
      returnsTo={left}
      memory={memory}
      itemKey={keyOf}
      renderRow={draw}
      onPress={(device) => controller.dispatch(new DeviceClickEvent(device)) && open(device.device_id)}
    />
  )
}
