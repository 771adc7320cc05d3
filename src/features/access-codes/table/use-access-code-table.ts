import { useMemo, useState } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { useHostFunction, useIssueFilters, useReportSearch } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { isFailing, type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import type { TableContent } from '../../../element/table/table-content.js'
import { createTableStore, type TableStore, useTable } from '../../../element/table/table-store.js'
import { accessCodeTransitions } from '../data/access-code-queries.js'
import { accessCodeListQuery } from '../data/code-list-query.js'
import { hasAccessCodeIssue } from '../rules/access-code-issues.js'
import { codeSearch, compareAccessCodes } from '../rules/access-code-search.js'
import { arrangeCodes, COLLAPSED_SECTIONS, type CodeSection } from '../rules/code-sections.js'
import type { CodeListOptions } from './access-code-table-options.js'

/** The device whose codes are listed, if loaded. */
export interface OwnDevice {
  readonly deviceId: string
  readonly device: Device | undefined
  readonly deviceStatus: QueryStatus
}

/** The codes of a device and the visible part of them. */
export interface AccessCodeTableState {
  readonly store: TableStore<AccessCode, CodeSection>
  readonly table: TableContent<AccessCode, CodeSection>
  readonly resources: readonly AccessCode[]
  /** The codes that can be shown: none before the device is loaded. */
  readonly codes: readonly AccessCode[]
  readonly isReady: boolean
  readonly status: QueryStatus
}

const NONE: readonly AccessCode[] = []

const keyOf = (code: AccessCode): string => code.access_code_id

export function useAccessCodeTable(
  { deviceId, device, deviceStatus }: OwnDevice,
  { disableSearch, accessCodeFilter, accessCodeComparator }: CodeListOptions
): AccessCodeTableState {
  const [store] = useState(() => createTableStore<AccessCode, CodeSection>(keyOf, COLLAPSED_SECTIONS))
  const { resources, status } = useResources({ ...accessCodeListQuery(deviceId), transitions: accessCodeTransitions })
  const matches = useMemo(() => codeSearch(device), [device])
  const filter = useHostFunction(accessCodeFilter, matches, 'accessCodeFilter', Boolean)
  const compare = useHostFunction(accessCodeComparator, compareAccessCodes, 'accessCodeComparator', Number)
  const filters = useIssueFilters()
  const kinds = useMemo(() => [(code: AccessCode) => hasAccessCodeIssue(code, filters)], [filters])
  // Rows need the name and time zone of the device, so they wait for it unless loading it fails.
  const isReady = device !== undefined || isFailing(deviceStatus)
  const codes = isReady ? resources : NONE
  const now = useNow()
  // The order of the host wins.
  const isOrdered = accessCodeComparator !== undefined
  const arrange = useMemo(() => (isOrdered ? undefined : arrangeCodes(now)), [isOrdered, now])
  const search = disableSearch ? '' : undefined
  const table = useTable(store, { items: codes, filter, compare, kinds, arrange, search })
  useReportSearch('accessCodeFilter', table.search)
  return { store, table, resources, codes, isReady, status }
}
