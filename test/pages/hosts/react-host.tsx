import type { DeviceClickEvent } from 'latchkey'
import 'latchkey/elements/device-table'
import 'latchkey/elements/session'
import type { ElementProps } from 'latchkey/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const endpoint = document.documentElement.dataset.platform
const locksOnly: ElementProps<'x-device-table'>['deviceFilter'] = (device, search) =>
  device.can_remotely_lock === true && device.device_id.includes(search)

/** Page of a React application with options as props, events as handlers, and a table that is added and removed. */
function Host() {
  const [isShown, setIsShown] = useState(true)
  const [opensDetails, setOpensDetails] = useState(false)
  const [renders, setRenders] = useState(1)
  const [clicked, setClicked] = useState<readonly string[]>([])

  function hear(event: DeviceClickEvent) {
    if (!opensDetails) event.preventDefault()
    setClicked((previous) => [...previous, event.detail.device_id])
  }

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
      <output>{clicked.join(' ')}</output>
      <x-session endpoint={endpoint} publishable-key="seam_pk_test" user-identifier-key="jane">
        {isShown && (
          <x-device-table
            heading={`Doors ${renders}`}
            deviceIds={['device_front_door', 'device_back_door', 'device_garage']}
            deviceFilter={locksOnly}
            disable-lock-unlock={renders > 1}
            ondevice-click={hear}
          />
        )}
      </x-session>
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
