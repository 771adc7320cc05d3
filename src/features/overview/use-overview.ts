import { useMemo, useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { type AllLocksCodes, useAllLocksCodes } from '../all-locks/use-all-locks-codes.js'
import { climatePresets } from '../climate/rules/climate-preset.js'
import { deviceListQuery } from '../device/data/queries.js'
import { deviceKind } from '../device/rules/device.js'
import type { AttentionItems } from './rules/attention-items.js'
import { type DeviceNumber, numbersOf } from './rules/device-numbers.js'
import { unlockedLocks } from './rules/unlocked-locks.js'
import { type Visit, visitsAt } from './rules/visits.js'
import { useAttentionItems } from './use-attention-items.js'

export interface OverviewState {
  /** Supported devices, as in the device table. */
  readonly devices: readonly Device[]
  /** Number of devices that were read, including unsupported ones. */
  readonly readCount: number
  /** Status of the device list. */
  readonly status: QueryStatus
  readonly lockCodes: AllLocksCodes
  /** `true` once the codes of each lock were read or have failed once. Stays `true` when locks are added. */
  readonly hasReadCodes: boolean
  readonly attention: AttentionItems
  readonly numbers: readonly DeviceNumber[]
  readonly visits: readonly Visit[]
  /** Unlocked doors where it is day. */
  readonly doors: readonly Device[]
  /** Thermostats that support schedules. */
  readonly thermostats: readonly Device[]
}

/** Observes devices and their codes and derives what the overview shows. */
export function useOverview(deviceIds: readonly string[] | undefined): OverviewState {
  const { resources, status } = useResources(deviceListQuery({ deviceIds }))
  const devices = useMemo(() => resources.filter(deviceKind), [resources])
  const lockCodes = useAllLocksCodes(devices)
  const { codeLists } = lockCodes
  const [hasReadCodes, setHasReadCodes] = useState(false)
  const isListRead = status.isComplete || status.error !== undefined
  if (!hasReadCodes && isListRead && lockCodes.isAttempted) setHasReadCodes(true)
  const now = useNow()
  const filters = useIssueFilters()
  // While codes are being read, the devices stay the same.
  const numbers = useMemo(() => numbersOf(devices, filters), [devices, filters])
  const { atNight, byDay: doors } = useMemo(() => unlockedLocks(devices, now), [devices, now])
  const attention = useAttentionItems(devices, atNight, codeLists, now)
  const visitsOf = useMemo(() => visitsAt(now), [now])
  const visits = useMemo(() => visitsOf(codeLists), [visitsOf, codeLists])
  const thermostats = useMemo(() => devices.filter((device) => climatePresets(device).length > 0), [devices])
  const readCount = resources.length
  return { attention, numbers, doors, thermostats, devices, readCount, status, lockCodes, hasReadCodes, visits }
}
