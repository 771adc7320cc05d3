import { createContext, type RefCallback } from 'react'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { useProvided } from '../../element/custom-element/element-context.js'
import type { DeviceView } from '../device-table/rules/device-view.js'

/** Navigation of an overview by row key, and the kinds of rows that are expanded. */
export interface OverviewNavigation {
  readonly openDevice: (from: string, device: Device) => void
  readonly openCode: (from: string, code: AccessCode) => void
  readonly openTable: (from: string, filter?: DeviceView['filter']) => void
  /** Registers a button that navigates away, to restore the focus after navigating back. */
  readonly hold: (from: string) => RefCallback<HTMLButtonElement>
  readonly focus: (from: string) => void
  readonly isUnfolded: (kind: string) => boolean
  readonly toggle: (kind: string) => void
}

export const OverviewNavigationContext = createContext<OverviewNavigation | undefined>(undefined)

/** Returns the navigation of the enclosing overview. */
export const useOverviewNavigation = (): OverviewNavigation => useProvided(OverviewNavigationContext)
