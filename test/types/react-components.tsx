import type { DeviceTableElement, SessionElement } from 'latchkey'
import {
  AccessCodeForm,
  AccessCodeTable,
  DeviceTable,
  type DeviceTableProps,
  LockDetails,
  SessionProvider,
  Thermostat
} from 'latchkey/react'
import { useRef } from 'react'

export const Doors = (props: DeviceTableProps) => <DeviceTable heading="Doors" {...props} />

export function Page() {
  const table = useRef<DeviceTableElement>(null)
  const session = useRef<SessionElement>(null)
  return (
    <SessionProvider
      publishableKey="seam_pk1_key"
      sandbox
      ref={session}
      onPlatformError={({ detail }) => console.warn(detail.error)}
    >
      <DeviceTable
        ref={table}
        key="table"
        id="doors"
        className="devices"
        style={{ minHeight: 400 }}
        data-room="7"
        aria-label="Doors"
        deviceIds={['a', 'b']}
        disableSearch
        theme="dark"
        deviceFilter={(device, search) => device.device_id.includes(search)}
        errorFilter={({ error_code }) => error_code !== 'account_disconnected'}
        onClick={(event) => console.warn(event.currentTarget.deviceIds)}
        onDeviceClick={(event) => {
          const id: string = event.detail.device_id
          event.preventDefault()
          console.warn(id)
        }}
        onBeforeChange={({ detail }) => console.warn(detail.operation)}
      >
        <p slot="header">Doors</p>
      </DeviceTable>
      <LockDetails deviceId="a" onLockChange={({ detail }) => console.warn(detail.locked)} />
      <Thermostat deviceId="a" temperatureUnit="celsius" />
      {/* @ts-expect-error The option is misspelled. */}
      <DeviceTable headng="Doors" />
      {/* @ts-expect-error The value has to be an array of strings. */}
      <DeviceTable deviceIds="a,b" />
      {/* @ts-expect-error The theme is unknown. */}
      <DeviceTable theme="pink" />
      {/* @ts-expect-error A filter answers with a boolean. */}
      <DeviceTable deviceFilter={() => 'yes'} />
      {/* @ts-expect-error The event is unknown. */}
      <DeviceTable onDeviceClik={() => undefined} />
      {/* @ts-expect-error A thermostat lists no devices. */}
      <Thermostat deviceId="a" onDeviceClick={() => undefined} />
      {/* @ts-expect-error The event has another detail. */}
      <DeviceTable onDeviceClick={({ detail }) => console.warn(detail.locked)} />
      {/* @ts-expect-error The ref has another element type. */}
      <LockDetails deviceId="a" ref={table} />
      {/* @ts-expect-error A session has no device. */}
      <SessionProvider deviceId="a" />
      {/* @ts-expect-error The device id is missing. */}
      <LockDetails sandbox />
      {/* @ts-expect-error The device id or the access code id is missing. */}
      <AccessCodeForm />
      <AccessCodeForm accessCodeId="b" />
      <AccessCodeForm deviceId="a" />
      <AccessCodeTable />
      {/* @ts-expect-error The tag is unknown. */}
      <x-devce-table />
    </SessionProvider>
  )
}
// @ts-expect-error The component is unknown.
export { DevceTable } from 'latchkey/react'
