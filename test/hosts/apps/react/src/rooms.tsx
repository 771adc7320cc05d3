import 'latchkey/elements/device-table'
import type { DeviceTableProps } from 'latchkey/react'

/** The table as a plain tag: React itself sets the properties and adds the listeners. */
export const Rooms = ({ onDeviceClick, ...options }: DeviceTableProps) => (
  <x-device-table {...options} ondevice-click={onDeviceClick} />
)
