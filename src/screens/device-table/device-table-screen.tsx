import { useLayoutEffect, useRef, useState } from 'react'
import { useElement } from '../../element/element-context.js'
import { DeviceClickEvent } from '../../element/events.js'
import { lazyScreen } from '../../element/lazy-screen.js'
import { useResources } from '../../element/use-query.js'
import type { Device } from '../../platform/resources.js'
import { deviceListQuery } from '../../store/queries.js'
import type { ListMemory } from '../../ui/list.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { DeviceTable } from './device-table.js'
import { type DeviceComparator, type DeviceFilter, useDeviceRows } from './use-device-rows.js'

const DeviceDetails = lazyScreen(() =>
  import('../device-details/device-details.js').then(({ DeviceDetails: screen }) => screen)
)

interface Props {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly heading?: string | undefined
  readonly deviceFilter?: DeviceFilter | undefined
  readonly deviceComparator?: DeviceComparator | undefined
}

/** The device table, and the details of the device that is pressed in it. */
export function DeviceTableScreen(props: Props) {
  const { deviceIds, connectedAccountIds, disableSearch = false, heading, deviceFilter, deviceComparator } = props
  const { controller } = useElement()
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string>()
  const [returnsFrom, setReturnsFrom] = useState<string>()
  const memory = useRef<ListMemory>(null)
  const scrollBack = useRef<() => void>(undefined)
  const { resources, standing } = useResources(deviceListQuery({ deviceIds, connectedAccountIds }))
  const found = useDeviceRows(resources, disableSearch ? '' : search, deviceFilter, deviceComparator)

  useLayoutEffect(() => {
    if (openId === undefined) scrollBack.current?.()
  }, [openId])

  function open(device: Device): void {
    if (!controller.dispatch(new DeviceClickEvent(device))) return
    scrollBack.current = rememberScroll(controller.element)
    setOpenId(device.device_id)
  }

  function close(): void {
    setReturnsFrom(openId)
    setOpenId(undefined)
  }

  if (openId !== undefined) return <DeviceDetails deviceId={openId} onBack={close} takesFocus />
  return (
    <DeviceTable
      heading={heading}
      standing={standing}
      found={found}
      search={disableSearch ? undefined : search}
      onSearch={setSearch}
      onPress={open}
      memory={memory}
      returnsFrom={returnsFrom}
    />
  )
}
