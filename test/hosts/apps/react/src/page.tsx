import type { DeviceClickEvent } from 'latchkey'
import { DeviceTable, type DeviceTableProps, SessionProvider } from 'latchkey/react'
import { Activity, type ComponentType, useState } from 'react'

type DeviceFilter = NonNullable<DeviceTableProps['deviceFilter']>

const doorsOnly: DeviceFilter = (device, search) =>
  device.device_id.endsWith('_door') && device.device_id.includes(search)

interface Props {
  readonly endpoint: string
  readonly unmount: () => void
  /** Component of the other table. */
  readonly Rooms: ComponentType<DeviceTableProps>
}

export function Page({ endpoint, unmount, Rooms }: Props) {
  const [renders, setRenders] = useState(1)
  const [isFiltered, setIsFiltered] = useState(true)
  const [deviceIds, setDeviceIds] = useState<readonly string[]>()
  const [isBackwards, setIsBackwards] = useState(false)
  const [messages, setMessages] = useState<DeviceTableProps['messages']>()
  const [hasSearch, setHasSearch] = useState(true)
  const [opensDetails, setOpensDetails] = useState(false)
  const [isShown, setIsShown] = useState(true)
  const [isKept, setIsKept] = useState(false)
  const [isSwapped, setIsSwapped] = useState(false)
  const [isSignedOut, setIsSignedOut] = useState(false)
  const [user, setUser] = useState('jane')
  const [clicked, setClicked] = useState<readonly string[]>([])

  function hear(event: DeviceClickEvent) {
    if (!opensDetails) event.preventDefault()
    setClicked((previous) => [...previous, event.detail.device_id])
  }

  const options: DeviceTableProps = {
    deviceIds: deviceIds && [...deviceIds],
    deviceFilter: isFiltered ? (device, search) => doorsOnly(device, search) : undefined,
    deviceComparator: (first, second) => (first.device_id < second.device_id === isBackwards ? 1 : -1),
    messages: messages && { ...messages },
    disableSearch: !hasSearch,
    onDeviceClick: hear
  }
  const doors = isShown && <DeviceTable key="doors" id="doors" heading={`Doors ${renders}`} {...options} />
  const rooms = (
    <Activity key="rooms" mode={isKept ? 'hidden' : 'visible'}>
      <Rooms id="rooms" heading={`Rooms ${renders}`} {...options} />
    </Activity>
  )

  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render</button>
      <button onClick={() => setIsFiltered(false)}>All devices</button>
      <button onClick={() => setDeviceIds(['device_garage', 'device_front_door', 'device_back_door'])}>
        Three devices
      </button>
      <button onClick={() => setIsBackwards(true)}>Backwards</button>
      <button onClick={() => setMessages({ deviceTable: { search: 'Find a door' } })}>Other words</button>
      <button onClick={() => setHasSearch(!hasSearch)}>Search or not</button>
      <button onClick={() => setOpensDetails(true)}>Let details open</button>
      <button onClick={() => setIsShown(!isShown)}>Show or hide</button>
      <button onClick={() => setIsKept(!isKept)}>Keep or put back</button>
      <button onClick={() => setIsSwapped(!isSwapped)}>Swap</button>
      <button onClick={() => setIsSignedOut(!isSignedOut)}>Sign out or in</button>
      <button onClick={() => setUser('joe')}>Other user</button>
      <button onClick={unmount}>Unmount</button>
      <output>{clicked.join(' ')}</output>
      <SessionProvider
        endpoint={endpoint}
        publishableKey="seam_pk_test"
        userIdentifierKey={user}
        signedOut={isSignedOut}
      >
        {isSwapped ? [rooms, doors] : [doors, rooms]}
      </SessionProvider>
    </>
  )
}
