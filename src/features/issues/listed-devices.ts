import { createContext } from 'react'
import type { QueryStatus } from '../../element/hooks/use-query.js'
import type { Device } from '../../core/resources/resources.js'

/** The devices that an element lists, whatever is searched, and where their list stands. */
export interface ListedDevices {
  readonly devices: readonly Device[]
  readonly status: QueryStatus
}

/** What the table around a screen lists; nothing in an element of one device. */
export const ListedDevicesContext = createContext<ListedDevices | undefined>(undefined)
