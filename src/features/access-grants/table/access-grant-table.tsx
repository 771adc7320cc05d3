import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import * as Table from '../../../element/table/table.js'
import { ACCESS_GRANT_TABLE } from '../../../messages/access-grant-table/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { TriangleAlert } from '../../../ui/icons.js'
import { Plus } from '../../../ui/later-icons.js'
import { ListHeads } from '../../../ui/list/list-heads.js'
import { SectionHead } from '../../../ui/list/section-head.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { devicesQuery } from '../../device/data/queries.js'
import { AccessGrantClickEvent, AccessGrantEditEvent } from '../access-grant-events.js'
import { grantZone, lockIdsOf, spaceIdsOf } from '../rules/access-grant.js'
import { COLLAPSED_SECTIONS, type GrantRow } from '../rules/grant-sections.js'
import css from './access-grant-table.css'
import type { GrantListOptions } from './access-grant-table-options.js'
import { GrantRowContent } from './grant-row.js'
import { hintRefusal } from './hint-refusal.js'
import { ReadRenderedGrants, useRenderedGrants } from './rendered-grants.js'
import { useGrantRowActions } from './use-grant-row-actions.js'
import type { GrantTableState } from './use-grant-table.js'

registerStyles(css)

interface Props {
  readonly state: GrantTableState
  readonly display: GrantListOptions
  readonly onOpen: (grant: AccessGrant) => void
  readonly onEdit: (grant: AccessGrant) => void
  /** Opens the form of a new access. */
  readonly onAdd: () => void
  /** Id of the access grant whose details were open. */
  readonly returnsTo: string | undefined
}

/** Reads the names of the locks of rows without places. */
function useLockNames(rows: readonly GrantRow[]): void {
  const ids = useMemo(
    () =>
      [
        ...new Set(rows.flatMap(({ grant, codes }) => (spaceIdsOf(grant).length > 0 ? [] : lockIdsOf(codes))))
      ].toSorted(),
    [rows]
  )
  useResources(ids.length > 0 ? devicesQuery(ids) : undefined)
}

/** Heads of the columns. */
function GrantHeads({ isDense }: { readonly isDense: boolean | undefined }) {
  const { device } = useTexts()
  const { name, ways } = useTexts(ACCESS_GRANTS)
  const { where, when } = useTexts(ACCESS_GRANT_TABLE)
  return (
    <ListHeads>
      <span>{name}</span>
      {isDense && <span>{where}</span>}
      <span>{when}</span>
      <span>{ways}</span>
      <span>{device.status}</span>
    </ListHeads>
  )
}

/** The access grants of a session, with sections by time. */
export function AccessGrantTable({ state, display, onOpen, onEdit, onAdd, returnsTo }: Props) {
  const { controller, options } = useElement()
  const { clearSearch, loading } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_TABLE)
  const { store, table, status, placesOf, hasUnknown, isHeld, firstIds } = state
  const rendered = useRenderedGrants()
  const zoneOf = useCallback(
    (row: GrantRow) => {
      const { spaces, locks } = placesOf(row)
      return grantZone(spaces[0], locks[0])
    },
    [placesOf]
  )
  function onView({ grant }: GrantRow): void {
    if (controller.dispatch(new AccessGrantClickEvent(grant))) onOpen(grant)
  }
  function edit(grant: AccessGrant): void {
    if (controller.dispatch(new AccessGrantEditEvent(grant.access_grant_id))) onEdit(grant)
  }
  const handlers = { zoneOf, placesOf, onView, onEdit: edit, filters: display }
  const { action, below, announcement } = useGrantRowActions(table.rows, handlers)
  useLockNames(table.listed)
  useEffect(() => hintRefusal(controller.element, status.error), [controller, status.error])
  const renderRow = useCallback(
    (row: GrantRow) => {
      const { spaces, locks, names } = placesOf(row)
      return (
        <GrantRowContent
          row={row}
          spaces={spaces}
          locks={locks}
          placeNames={names}
          rendered={rendered}
          isDense={display.dense}
        />
      )
    },
    [placesOf, rendered, display.dense]
  )
  const above = (row: GrantRow): ReactNode => {
    const section = table.groups?.get(store.keyOf(row))
    if (!section) return null
    const isCollapsed = table.toggledKeys.has(section.key)
    return (
      <SectionHead
        title={texts.sections[section.key]}
        count={section.count}
        isCollapsible={COLLAPSED_SECTIONS.has(section.key)}
        isCollapsed={isCollapsed}
        onToggle={() => store.toggle([section.key], !isCollapsed)}
      />
    )
  }
  const hasFilter = [
    display.spaceId,
    display.deviceId,
    display.acsEntranceId,
    display.userIdentityId,
    display.reservationKey
  ].some((filter) => filter !== undefined)
  const nothing = hasFilter ? texts.emptyHere : texts.empty
  const tableTexts = { ...texts, clearSearch, loading, empty: table.search === '' ? nothing : texts.noMatch }
  const isEmpty = status.isComplete && !isHeld && table.listed.length === 0 && !table.search
  const addition = !options.disableCreateAccessGrant && (
    <Button variant="primary" icon={<Plus />} onClick={onAdd}>
      {texts.give}
    </Button>
  )
  const attention = (count: number): string => texts.attention(count, hasUnknown ? '+' : '')
  return (
    <div className="grants">
      <Table.Root
        name="access-grant-table"
        store={store}
        table={table}
        texts={tableTexts}
        status={status}
        returnsTo={returnsTo}
        heading={display.heading}
        dense={display.dense}
        isAwaited={isHeld}
        // Only one button: below the empty state, or else next to the heading.
        actions={!isEmpty && addition}
        search={!display.disableSearch && <Table.Search />}
        toolbar={<Table.Chips chips={[{ icon: <TriangleAlert />, text: attention }]} />}
      >
        <Table.Notices />
        {(table.rows.length > 0 || isHeld) && <GrantHeads isDense={display.dense} />}
        <Table.Empty nextStep={addition} />
        <Table.Rows
          store={store}
          table={table}
          renderRow={renderRow}
          above={table.groups && above}
          renderAction={action}
          below={below}
          onPress={onView}
        />
        {announcement}
        <ReadRenderedGrants rendered={rendered} firstIds={firstIds} />
      </Table.Root>
    </div>
  )
}
