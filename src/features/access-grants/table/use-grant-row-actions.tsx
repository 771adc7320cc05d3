import { type ReactNode, useMemo } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { EllipsisVertical, Trash2 } from '../../../ui/later-icons.js'
import { RowAction } from '../../../ui/list/row-action.js'
import { Menu } from '../../../ui/overlay/menu.js'
import type { MenuItem } from '../../../ui/overlay/menu-popover.js'
import { useAsked } from '../../../ui/overlay/use-question.js'
import { AccessGrantDeleteEvent } from '../access-grant-events.js'
import type { GrantFilters } from '../data/access-grant-queries.js'
import { useExtension } from '../extension/use-extension.js'
import { RemoveAccessQuestion } from '../removal/remove-access-question.js'
import { grantName } from '../rules/access-grant.js'
import { isBeingDeleted } from '../rules/access-grant-state.js'
import { type GrantRow, keyOfRow } from '../rules/grant-sections.js'

interface RowActions {
  /** Menu next to the row. */
  readonly action: (row: GrantRow, tabIndex: 0 | -1) => ReactNode
  /** Question below the row. */
  readonly below: (row: GrantRow) => ReactNode
}

/** Actions of the rows, limited to what the platform and the host allow. */
export function useGrantRowActions(
  rows: readonly GrantRow[],
  zoneOf: (row: GrantRow) => string,
  filters: GrantFilters
): RowActions {
  const { controller } = useElement()
  const { accessCodeTable } = useTexts()
  const { unnamed } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  const canOffer = useCanOffer()
  const [askedId, ask] = useAsked<string>((id) =>
    rows.some(
      (row) => keyOfRow(row) === id && !isBeingDeleted(row.grant) && canOffer('accessGrants.delete', keyOfRow(row))
    )
  )
  const extensionOf = useExtension()
  const { spaceId, deviceId, acsEntranceId, userIdentityId, reservationKey } = filters

  return useMemo(() => {
    function itemsOf(row: GrantRow): readonly MenuItem[] {
      const { grant } = row
      const id = grant.access_grant_id
      const items: (MenuItem | false | undefined)[] = [
        extensionOf(grant, zoneOf(row)),
        !isBeingDeleted(grant) &&
          canOffer('accessGrants.delete', id) && {
            label: texts.remove,
            icon: <Trash2 />,
            tone: 'danger',
            onSelect: () => controller.dispatch(new AccessGrantDeleteEvent(id)) && ask(id)
          }
      ]
      return items.filter((item) => !!item)
    }
    return {
      action(row, tabIndex) {
        const items = itemsOf(row)
        if (items.length === 0) return null
        const label = accessCodeTable.actions(grantName(row.grant) ?? unnamed)
        return (
          <RowAction>
            <Menu label={label} icon={<EllipsisVertical />} items={items} tabIndex={tabIndex} />
          </RowAction>
        )
      },
      below: (row) =>
        askedId === keyOfRow(row) && (
          <RemoveAccessQuestion
            grant={row.grant}
            filters={{ spaceId, deviceId, acsEntranceId, userIdentityId, reservationKey }}
            onDecided={() => ask(undefined)}
          />
        )
    }
  }, [
    controller,
    accessCodeTable,
    unnamed,
    texts,
    canOffer,
    extensionOf,
    zoneOf,
    askedId,
    ask,
    spaceId,
    deviceId,
    acsEntranceId,
    userIdentityId,
    reservationKey
  ])
}
