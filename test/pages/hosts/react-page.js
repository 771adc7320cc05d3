import { DeviceTable, SessionProvider } from 'latchkey/react'
import { createElement, useState } from 'react'

const FILTERS = [
  ({ device_id }) => /^device_(garage|front_door)$/.test(device_id),
  ({ device_id }) => device_id === 'device_garage'
]

const button = (label, onClick) => createElement('button', { type: 'button', onClick }, label)

/** Server-rendered page with a table whose filter and handler change. */
export function Page({ endpoint, endSessions }) {
  const [filter, setFilter] = useState(0)
  const [isPlain, setIsPlain] = useState(false)
  const [renders, setRenders] = useState(1)
  const [heard, setHeard] = useState('nothing')
  const [table, setTable] = useState(null)
  const options = isPlain
    ? {}
    : {
        heading: 'Doors',
        disableSearch: true,
        deviceFilter: FILTERS[filter],
        style: { minHeight: 10 },
        onDeviceClick: (event) => {
          event.preventDefault()
          setHeard(`${event.detail.device_id} in render ${renders} of ${table?.localName}`)
        }
      }
  return createElement(
    'main',
    undefined,
    button('Render', () => setRenders(renders + 1)),
    button('Filter more', () => setFilter(1)),
    button('Give no options', () => setIsPlain(true)),
    button('Sign out', () => endSessions()),
    createElement('output', undefined, heard),
    createElement(
      SessionProvider,
      { endpoint, publishableKey: 'seam_pk_test', userIdentifierKey: 'jane' },
      createElement(DeviceTable, { ref: setTable, id: 'doors', className: 'wide', 'data-room': '7', ...options })
    )
  )
}
