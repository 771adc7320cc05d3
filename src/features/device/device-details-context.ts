import { createContext, type ReactNode } from 'react'
import type { DeviceScreenProps } from './device-screen.js'

/** Provides the details of a device to screens of features that don't import those of all devices. */
export const DeviceDetailsContext = createContext<((props: DeviceScreenProps) => ReactNode) | undefined>(undefined)
