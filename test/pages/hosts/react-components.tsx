import { DeviceTable, type DeviceTableProps, SessionProvider } from 'latchkey/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const endpoint = document.documentElement.dataset.platform
const locksOnly: DeviceTableProps['deviceFilter'] = (device, search) =>
  device.can_remotely_lock === true && device.device_id.includes(search)

/** Page of a React application that uses the components of `latchkey/react`. */
function Host() {
  const [isShown, setIsShown] = useState(true)
  const [opensDetails, setOpensDetails] = useState(false)
  const [renders, setRenders] = useState(1)
  const [opened, setOpened] = useState<string>()
  const [clicked, setClicked] = useState<readonly string[]>([])

  return (
    <>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render
      </button>
      <button type="button" onClick={() => setOpensDetails(true)}>
        Let details open
      </button>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Show or hide
      </button>
      <button type="button" onClick={() => setOpened('device_garage')}>
        Open the garage
      </button>
      <button type="button" onClick={() => setOpened(undefined)}>
        Close it
      </button>
      <p>Opened: {opened ?? 'none'}</p>
      <output>{clicked.join(' ')}</output>
      <SessionProvider endpoint={endpoint} publishableKey="seam_pk_test" userIdentifierKey="jane">
        {isShown && (
          <DeviceTable
            heading={`Doors ${renders}`}
            deviceIds={['device_front_door', 'device_back_door', 'device_garage']}
            deviceFilter={locksOnly}
            disableLockUnlock={renders > 1}
            openedDeviceId={opened}
            onScreenChange={(event) => setOpened(event.detail.deviceId)}
            onDeviceClick={(event) => {
              if (!opensDetails) event.preventDefault()
              setClicked((previous) => [...previous, event.detail.device_id])
            }}
          />
        )}
      </SessionProvider>
    </>
  )
}

const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <Host />
  </StrictMode>
)
