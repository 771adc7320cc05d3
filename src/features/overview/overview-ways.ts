import { createContext, type RefCallback } from 'react'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { useProvided } from '../../element/custom-element/element-context.js'
import type { DeviceView } from '../device-table/rules/device-view.js'

/** Where the rows of an overview lead, each by its own key, and which of their kinds are shown as a whole. */
export interface OverviewWays {
  readonly openDevice: (from: string, device: Device) => void
  readonly openCode: (from: string, code: AccessCode) => void
  readonly openTable: (from: string, filter?: DeviceView['filter']) => void
  /** Holds what leads away, so that it can have the focus again. */
  readonly hold: (from: string) => RefCallback<HTMLButtonElement>
  readonly focus: (from: string) => void
  readonly isUnfolded: (kind: string) => boolean
  readonly toggle: (kind: string) => void
}

export const OverviewWaysContext = createContext<OverviewWays | undefined>(undefined)

/** Where the rows of the overview around lead. */
export const useOverviewWays = (): OverviewWays => useProvided(OverviewWaysContext)
