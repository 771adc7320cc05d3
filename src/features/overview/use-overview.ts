import { useMemo } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { type AllLocksCodes, useAllLocksCodes } from '../access-codes/all-locks/use-all-locks-codes.js'
import { climatePresets } from '../climate/rules/climate-preset.js'
import { deviceListQuery } from '../device/data/queries.js'
import { deviceKind } from '../device/rules/device.js'
import { type DeviceNumber, numbersOf } from './rules/device-numbers.js'
import { type AttentionItems, attentionItems } from './rules/attention-items.js'
import { unlockedLocks } from './rules/unlocked-locks.js'
import { type Visit, visitsOf } from './rules/visits.js'

/** What an overview tells of a house. */
export interface OverviewState {
  /** The devices that have screens, as the table lists them. */
  readonly devices: readonly Device[]
  /** How many were read, those without screens as well. */
  readonly readCount: number
  /** Where the list of the devices stands. */
  readonly status: QueryStatus
  readonly house: AllLocksCodes
  readonly needs: AttentionItems
  readonly numbers: readonly DeviceNumber[]
  readonly visits: readonly Visit[]
  /** Doors that are unlocked, where it is day. */
  readonly doors: readonly Device[]
  /** The thermostats that can have plans. */
  readonly thermostats: readonly Device[]
}

/** Reads devices and their codes, and tells what of it a person should know. */
export function useOverview(deviceIds: readonly string[] | undefined): OverviewState {
  const { resources, status } = useResources(deviceListQuery({ deviceIds }))
  const devices = useMemo(() => resources.filter(deviceKind), [resources])
  const house = useAllLocksCodes(devices)
  const { codes } = house
  const now = useNow()
  const { passesError, passesWarning } = useIssueFilters()
  const told = useMemo(() => {
    const filters = { passesError, passesWarning }
    const { atNight, byDay } = unlockedLocks(devices, now)
    return {
      needs: attentionItems({ devices, codes, doors: atNight }, filters, now),
      numbers: numbersOf(devices, filters),
      doors: byDay
    }
  }, [devices, codes, now, passesError, passesWarning])
  const visits = useMemo(() => visitsOf(codes, now), [codes, now])
  const thermostats = useMemo(() => devices.filter((device) => climatePresets(device).length > 0), [devices])
  return { ...told, thermostats, devices, readCount: resources.length, status, house, visits }
}
