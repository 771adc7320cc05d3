import { useMemo, useState } from 'react'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import type { Device, Space } from '../../../core/resources/resources.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { parseString } from '../../../core/values/value.js'
import { useHostFunction, useReportSearch } from '../../../element/hooks/use-host-function.js'
import { useIsHeld } from '../../../element/hooks/use-is-held.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import type { TableContent } from '../../../element/table/table-content.js'
import { createTableStore, type TableStore, useTable } from '../../../element/table/table-store.js'
import { spaceListQuery } from '../../device/data/space-list-query.js'
import { deviceName } from '../../device/rules/device.js'
import { accessGrantListQuery } from '../data/access-grant-queries.js'
import { endOf, lockIdsOf, spaceIdsOf } from '../rules/access-grant.js'
import { needsAttention } from '../rules/access-grant-state.js'
import {
  arrangeGrants,
  COLLAPSED_SECTIONS,
  type GrantRow,
  type GrantSection,
  keyOfRow
} from '../rules/grant-sections.js'
import type { GrantListOptions } from './access-grant-table-options.js'
import { searchedTexts } from './grant-row.js'
import { useGrantRows } from './use-grant-rows.js'

/** Known doors of an access grant. */
export interface GrantPlaces {
  readonly spaces: readonly Space[]
  readonly locks: readonly Device[]
  /** Names of the places. Without places, of the locks. */
  readonly names: readonly string[]
}

/** The access grants and the visible part of them. */
export interface GrantTableState {
  readonly store: TableStore<GrantRow, GrantSection>
  readonly table: TableContent<GrantRow, GrantSection>
  readonly status: QueryStatus
  /** `true` while rows wait for the states of the first ones, so that none moves to another section. */
  readonly isHeld: boolean
  /** Ids of the access grants whose states are read before the rows are shown. */
  readonly firstIds: readonly string[]
  readonly placesOf: (row: GrantRow) => GrantPlaces
  /** `true` while the state of some access grants is unknown. */
  readonly hasUnknown: boolean
}

/** Number of access grants whose states are read before the rows are shown. */
const FIRST = 20
const NO_IDS: readonly string[] = []
const NO_ROWS: readonly GrantRow[] = []

const KINDS = [({ state }: GrantRow): boolean => needsAttention(state)]

/** Returns a function that finds the known places and locks of an access grant. */
function usePlaces(): (row: GrantRow) => GrantPlaces {
  useResources(spaceListQuery)
  const spaceTable = useSessionState(({ shown }) => shown.spaces)
  const deviceTable = useSessionState(({ shown }) => shown.devices)
  return useMemo(
    () => (row) => {
      const spaces = spaceIdsOf(row.grant).flatMap((id) => spaceTable.get(id)?.resource ?? [])
      const locks = lockIdsOf(row.codes).flatMap((id) => deviceTable.get(id)?.resource ?? [])
      const placeNames = spaces.flatMap(
        ({ display_name, name }) => parseString(display_name) ?? parseString(name) ?? []
      )
      const lockNames = locks.flatMap((lock) => deviceName(lock) ?? [])
      return { spaces, locks, names: spaceIdsOf(row.grant).length > 0 ? placeNames : lockNames }
    },
    [spaceTable, deviceTable]
  )
}

/** @param isCovered `true` while details are shown in place of the rows, which then wait for nothing */
export function useGrantTable(options: GrantListOptions, isCovered: boolean): GrantTableState {
  const { disableSearch, accessGrantFilter, accessGrantComparator } = options
  const [store] = useState(() => createTableStore<GrantRow, GrantSection>(keyOfRow, COLLAPSED_SECTIONS))
  const { resources, status } = useResources(accessGrantListQuery(options))
  const known = useGrantRows(resources)
  const now = useNow()
  const first = known.filter(({ grant }) => endOf(grant) > now).slice(0, FIRST)
  const isHeld = useIsHeld(
    status.ids !== undefined,
    status.isComplete && first.every(({ state, hasFailed }) => state !== undefined || hasFailed)
  )
  const rows = isHeld && !isCovered ? NO_ROWS : known
  const placesOf = usePlaces()
  const matches = useMemo(
    () => searchIn((row: GrantRow) => [...searchedTexts(row), ...placesOf(row).names]),
    [placesOf]
  )
  const ownFilter = useMemo(
    () =>
      accessGrantFilter && ((row: GrantRow, search: string) => accessGrantFilter(toPublicResource(row.grant), search)),
    [accessGrantFilter]
  )
  const filter = useHostFunction(ownFilter, matches, 'accessGrantFilter', Boolean)
  const ownComparator = useMemo(
    () =>
      accessGrantComparator &&
      ((first: GrantRow, second: GrantRow) =>
        accessGrantComparator(toPublicResource(first.grant), toPublicResource(second.grant))),
    [accessGrantComparator]
  )
  const compare = useHostFunction(ownComparator, () => 0, 'accessGrantComparator', Number)
  // The order of the host wins.
  const isOrdered = accessGrantComparator !== undefined
  const arrange = useMemo(() => (isOrdered ? undefined : arrangeGrants(now)), [isOrdered, now])
  const search = disableSearch ? '' : undefined
  const table = useTable(store, { items: rows, filter, compare, kinds: KINDS, arrange, search })
  useReportSearch('accessGrantFilter', table.search)
  const firstIds = isHeld ? first.map(keyOfRow) : NO_IDS
  return {
    store,
    table,
    status,
    isHeld,
    firstIds,
    placesOf,
    hasUnknown: table.listed.some(({ state }) => state === undefined)
  }
}
