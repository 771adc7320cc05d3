import type { DeviceTableElement } from 'latchkey'
import type { ElementProps } from 'latchkey/react'
import { useRef } from 'react'

export const Doors = (props: ElementProps<'x-device-table'>) => <x-device-table heading="Doors" {...props} />

export function Page() {
  const table = useRef<DeviceTableElement>(null)
  return (
    <x-session publishable-key="seam_pk1_key" sandbox>
      <x-device-table
        ref={table}
        className="devices"
        device-ids="a,b"
        connectedAccountIds={['c']}
        disable-search
        theme="dark"
        errorFilter={({ error_code }) => error_code !== 'account_disconnected'}
        ondevice-click={(event) => {
          const id: string = event.detail.device_id
          console.warn(id)
        }}
        onlock-change={({ detail }) => console.warn(detail.locked)}
      />
      <x-lock-details deviceId="a" key="a" />
      {/* @ts-expect-error The value has to be an array of strings. */}
      <x-device-table deviceIds="a,b" />
      {/* @ts-expect-error The theme is unknown. */}
      <x-device-table theme="pink" />
      {/* @ts-expect-error The element is unknown. */}
      <x-nothing />
      {/* @ts-expect-error The session element has no device. */}
      <x-session deviceId="a" />
    </x-session>
  )
}
