import { useMemo, useState } from 'react'
import { useHostFunction, useIssueFilters } from '../../element/use-host-function.js'
import { hasIssue, type IssueKind } from '../../model/device-issues.js'
import { compareDevices, matchesSearch } from '../../model/device-search.js'
import { deviceKind } from '../../model/device.js'
import type { Device } from '../../platform/resources.js'

/** Which devices a host wants listed for what was typed. */
export type DeviceFilter = (device: Device, search: string) => boolean

/** In which order a host wants devices listed, as `Array.prototype.sort` has it. */
export type DeviceComparator = (first: Device, second: Device) => number

/** What the device table shows of its devices. */
export interface DeviceRows {
  /** After search and chips, in order. */
  readonly rows: readonly Device[]
  /** How many there are after search, before chips. */
  readonly count: number
  /** How many of those have an issue of a kind. */
  readonly issueCounts: Readonly<Record<IssueKind, number>>
  readonly issueKind: IssueKind | undefined
  setIssueKind(kind: IssueKind | undefined): void
}

export function useDeviceRows(
  devices: readonly Device[],
  search: string,
  deviceFilter: DeviceFilter | undefined,
  deviceComparator: DeviceComparator | undefined
): DeviceRows {
  const filter = useHostFunction(deviceFilter, matchesSearch, 'deviceFilter')
  const compare = useHostFunction(deviceComparator, compareDevices, 'deviceComparator')
  const { passesError } = useIssueFilters()
  const [issueKind, setIssueKind] = useState<IssueKind>()

  const known = useMemo(() => devices.filter(deviceKind).toSorted(compare), [devices, compare])
  const found = useMemo(() => known.filter((device) => filter(device, search)), [known, filter, search])
  const withIssue = useMemo(() => {
    const having = (kind: IssueKind) => found.filter((device) => hasIssue(device, kind, passesError))
    return { device_issues: having('device_issues'), account_issues: having('account_issues') }
  }, [found, passesError])
  if (issueKind && withIssue[issueKind].length === 0) setIssueKind(undefined)

  return {
    rows: issueKind ? withIssue[issueKind] : found,
    count: found.length,
    issueCounts: { device_issues: withIssue.device_issues.length, account_issues: withIssue.account_issues.length },
    issueKind,
    setIssueKind
  }
}
