import { createContext, type ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { DeviceClickEvent } from './device-events.js'
import type { DeviceScreenProps } from './device-screen.js'

/** Details of devices that a screen can open. */
export interface OpenableDevices {
  readonly render: (props: DeviceScreenProps) => ReactNode
  /** Creates the event that the host can cancel before the details open. */
  readonly clickEvent: (device: Device) => DeviceClickEvent
}

/** `undefined` if the element can't show the details of devices. */
export const DeviceDetailsContext = createContext<OpenableDevices | undefined>(undefined)
