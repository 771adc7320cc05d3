import { useState } from 'react'
import { useReportSearch } from '../../../element/hooks/use-host-function.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import type { TableContent } from '../../../element/table/table-content.js'
import { createTableStore, type TableStore, useTable } from '../../../element/table/table-store.js'
import { accessGrantListQuery } from '../data/access-grant-queries.js'
import { needsAttention } from '../rules/access-grant-state.js'
import { COLLAPSED_SECTIONS, type GrantRow, type GrantSection, keyOfRow } from '../rules/grant-sections.js'
import type { GrantListOptions } from './access-grant-table-options.js'
import { useGrantFilter } from './use-grant-filter.js'
import { useGrantOrder } from './use-grant-order.js'
import { type GrantPlaces, useGrantPlaces } from './use-grant-places.js'
import { useGrantRows } from './use-grant-rows.js'
import { type HeldRows, useHeldRows } from './use-held-rows.js'

/** The access grants and the visible part of them. */
export interface GrantTableState extends Pick<HeldRows, 'isHeld' | 'firstIds'> {
  readonly store: TableStore<GrantRow, GrantSection>
  readonly table: TableContent<GrantRow, GrantSection>
  readonly status: QueryStatus
  readonly placesOf: (row: GrantRow) => GrantPlaces
  /** `true` while the state of some access grants is unknown. */
  readonly hasUnknown: boolean
}

const KINDS = [({ state }: GrantRow): boolean => needsAttention(state)]

/** @param isCovered `true` while details are shown in place of the rows, which then wait for nothing */
export function useGrantTable(options: GrantListOptions, isCovered: boolean): GrantTableState {
  const [store] = useState(() => createTableStore<GrantRow, GrantSection>(keyOfRow, COLLAPSED_SECTIONS))
  const { resources, status } = useResources(accessGrantListQuery(options))
  const { rows, isHeld, firstIds } = useHeldRows(useGrantRows(resources), status, isCovered)
  const placesOf = useGrantPlaces()
  const filter = useGrantFilter(options, placesOf)
  const order = useGrantOrder(options)
  const search = options.disableSearch ? '' : undefined
  const table = useTable(store, { items: rows, filter, ...order, kinds: KINDS, search })
  useReportSearch('accessGrantFilter', table.search)
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
