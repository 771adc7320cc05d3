import type { DeviceClickEvent } from 'latchkey'
import 'latchkey/elements/device-table'
import 'latchkey/elements/session'
import type { ElementProps } from 'latchkey/react'
import { Activity, useState } from 'react'

type TableProps = ElementProps<'x-device-table'>

const doorsOnly: TableProps['deviceFilter'] = (device, search) =>
  device.device_id.endsWith('_door') && device.device_id.includes(search)

export function Page({ endpoint, unmount }: { endpoint: string; unmount: () => void }) {
  const [renders, setRenders] = useState(1)
  const [isFiltered, setIsFiltered] = useState(true)
  const [deviceIds, setDeviceIds] = useState<readonly string[]>()
  const [isBackwards, setIsBackwards] = useState(false)
  const [messages, setMessages] = useState<TableProps['messages']>()
  const [hasSearch, setHasSearch] = useState(true)
  const [opensDetails, setOpensDetails] = useState(false)
  const [isShown, setIsShown] = useState(true)
  const [isKept, setIsKept] = useState(false)
  const [isSwapped, setIsSwapped] = useState(false)
  const [clicked, setClicked] = useState<readonly string[]>([])

  function hear(event: DeviceClickEvent) {
    if (!opensDetails) event.preventDefault()
    setClicked((before) => [...before, event.detail.device_id])
  }

  const options: TableProps = {
    deviceIds: deviceIds && [...deviceIds],
    deviceFilter: isFiltered ? (device, search) => doorsOnly?.(device, search) ?? true : undefined,
    deviceComparator: (first, second) => (first.device_id < second.device_id === isBackwards ? 1 : -1),
    messages: messages && { ...messages },
    disableSearch: !hasSearch,
    'ondevice-click': hear
  }
  const doors = isShown && <x-device-table key="doors" id="doors" heading={`Doors ${renders}`} {...options} />
  const rooms = (
    <Activity key="rooms" mode={isKept ? 'hidden' : 'visible'}>
      <x-device-table id="rooms" heading={`Rooms ${renders}`} {...options} />
    </Activity>
  )

  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render</button>
      <button onClick={() => setIsFiltered(false)}>All devices</button>
      <button onClick={() => setDeviceIds(['device_garage', 'device_front_door', 'device_back_door'])}>Three devices</button>
      <button onClick={() => setIsBackwards(true)}>Backwards</button>
      <button onClick={() => setMessages({ deviceTable: { search: 'Find a door' } })}>Other words</button>
      <button onClick={() => setHasSearch(!hasSearch)}>Search or not</button>
      <button onClick={() => setOpensDetails(true)}>Let details open</button>
      <button onClick={() => setIsShown(!isShown)}>Show or hide</button>
      <button onClick={() => setIsKept(!isKept)}>Keep or put back</button>
      <button onClick={() => setIsSwapped(!isSwapped)}>Swap</button>
      <button onClick={unmount}>Unmount</button>
      <output>{clicked.join(' ')}</output>
      <x-session endpoint={endpoint} publishable-key="seam_pk_test" user-identifier-key="jane">
        {isSwapped ? [rooms, doors] : [doors, rooms]}
      </x-session>
    </>
  )
}
