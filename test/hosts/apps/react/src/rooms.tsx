import 'latchkey/elements/device-table'
import type { DeviceTableProps } from 'latchkey/react'

/** The table by its bare tag: React itself sets the properties and listens. */
export const Rooms = ({ onDeviceClick, ...options }: DeviceTableProps) => (
  <x-device-table {...options} ondevice-click={onDeviceClick} />
)
