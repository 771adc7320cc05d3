import { createContext } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { QueryStatus } from '../../element/hooks/use-query.js'

/** All devices of a table without search, and the status of their query. */
export interface ListedDevices {
  readonly devices: readonly Device[]
  readonly status: QueryStatus
}

/** Devices of the table around a screen. `undefined` in an element about one device. */
export const ListedDevicesContext = createContext<ListedDevices | undefined>(undefined)
