import { type ReactNode, useMemo } from 'react'
import type { AccessGrant, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Copy, EllipsisVertical, Pencil, Share2, Trash2 } from '../../../ui/later-icons.js'
import { RowAction } from '../../../ui/list/row-action.js'
import { Menu } from '../../../ui/overlay/menu.js'
import type { MenuItem } from '../../../ui/overlay/menu-popover.js'
import { useAsked } from '../../../ui/overlay/use-question.js'
import { useLatest } from '../../../ui/use-latest.js'
import { hidesCodes } from '../../access-codes/rules/shown-code.js'
import { usePinCopy } from '../../access-codes/table/use-pin-copy.js'
import { AccessGrantDeleteEvent } from '../access-grant-events.js'
import type { GrantFilters } from '../data/access-grant-queries.js'
import { useExtension } from '../extension/use-extension.js'
import { RemoveAccessQuestion } from '../lazy-grant-actions.js'
import { wayMode } from '../rules/access-grant.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'
import { digitsByLock } from '../rules/digits-by-lock.js'
import { type GrantRow, keyOfRow } from '../rules/grant-sections.js'
import { useGrantName } from '../use-grant-texts.js'
import type { GrantPlaces } from './use-grant-places.js'

interface RowActions {
  /** Menu next to the row. */
  readonly action: (row: GrantRow, tabIndex: 0 | -1) => ReactNode
  /** Question below the row. */
  readonly below: (row: GrantRow) => ReactNode
  /** Announcements for screen readers. */
  readonly announcement: ReactNode
}

interface RowHandlers {
  /** Returns the time zone of an access. Must be stable. */
  readonly zoneOf: (row: GrantRow) => string
  /** Returns the known doors of an access. Must be stable. */
  readonly placesOf: (row: GrantRow) => GrantPlaces
  /** Shows the details. */
  readonly onView: (row: GrantRow) => void
  /** Opens the form. */
  readonly onEdit: (grant: AccessGrant) => void
  readonly filters: GrantFilters
}

/** Returns the digits of an access that has exactly one PIN, which is ready and may be shown. */
function onlyPin({ grant, methods = [], codes = [] }: GrantRow, locks: readonly Device[]): string | undefined {
  const [method, ...rest] = methods.filter((each) => wayMode(each) === 'code')
  if (!method || rest.length > 0 || isBeingDeleted(grant) || isBeingDeleted(method) || locks.some(hidesCodes))
    return undefined
  const only = parseString(method.code)
  const digits = [...new Set([...digitsByLock(codes).keys(), ...(only === undefined ? [] : [only])])]
  return method.is_issued === true && digits.length === 1 ? digits[0] : undefined
}

/** Returns `true` if the details of an access offer a PIN or a link that is ready to share. */
function canShare({ grant, methods = [] }: GrantRow, locks: readonly Device[]): boolean {
  const arePinsHidden = locks.length > 0 && locks.every(hidesCodes)
  const shared = arePinsHidden ? ['mobile_key'] : ['mobile_key', 'code']
  return (
    !isBeingDeleted(grant) &&
    methods.some(
      (method) => shared.includes(wayMode(method) ?? '') && method.is_issued === true && !isBeingDeleted(method)
    )
  )
}

/** Actions of the rows, limited to what the platform and the host allow. */
export function useGrantRowActions(
  rows: readonly GrantRow[],
  { zoneOf, placesOf, onView, onEdit, filters }: RowHandlers
): RowActions {
  const { controller } = useElement()
  const { accessCodeTable } = useTexts()
  const texts = useTexts(ACCESS_GRANTS)
  const { share } = useTexts(SHARING)
  const { pinCopy, announcement } = usePinCopy()
  const canOffer = useCanOffer()
  const [askedId, ask] = useAsked<string>((id) =>
    rows.some(
      (row) => keyOfRow(row) === id && !isBeingDeleted(row.grant) && canOffer('accessGrants.delete', keyOfRow(row))
    )
  )
  const extensionOf = useExtension(onEdit)
  const nameOf = useGrantName()
  const { spaceId, deviceId, acsEntranceId, userIdentityId, reservationKey } = filters

  const latest = useLatest({ onView, onEdit })

  const ofRow = useMemo((): Omit<RowActions, 'announcement'> => {
    function itemsOf(row: GrantRow): readonly MenuItem[] {
      const { grant } = row
      const id = grant.access_grant_id
      const pin = onlyPin(row, placesOf(row).locks)
      const items: (MenuItem | false | undefined)[] = [
        pin !== undefined && {
          label: texts.copyPin,
          icon: <Copy />,
          onSelect() {
            ask(undefined)
            pinCopy.copyPin(id, pin)
          }
        },
        canShare(row, placesOf(row).locks) && {
          label: share,
          icon: <Share2 />,
          onSelect: () => latest.current.onView(row)
        },
        extensionOf(grant, zoneOf(row)),
        !isBeingDeleted(grant) &&
          canOffer('accessGrants.update', id) && {
            label: texts.edit,
            icon: <Pencil />,
            onSelect: () => latest.current.onEdit(grant)
          },
        !isBeingDeleted(grant) &&
          canOffer('accessGrants.delete', id) && {
            label: texts.remove,
            icon: <Trash2 />,
            tone: 'danger',
            onSelect() {
              pinCopy.reset()
              if (controller.dispatch(new AccessGrantDeleteEvent(id))) ask(id)
            }
          }
      ]
      return items.filter((item) => !!item)
    }
    return {
      action(row, tabIndex) {
        const items = itemsOf(row)
        if (items.length === 0) return null
        const label = accessCodeTable.actions(nameOf(row.grant) ?? texts.unnamed)
        return (
          <RowAction>
            <Menu label={label} icon={<EllipsisVertical />} items={items} tabIndex={tabIndex} />
          </RowAction>
        )
      },
      below(row) {
        const id = keyOfRow(row)
        if (askedId !== id) return pinCopy.fallbackOf(id, onlyPin(row, placesOf(row).locks))
        return (
          <RemoveAccessQuestion
            grant={row.grant}
            filters={{ spaceId, deviceId, acsEntranceId, userIdentityId, reservationKey }}
            onDecided={() => ask(undefined)}
          />
        )
      }
    }
  }, [
    controller,
    accessCodeTable,
    texts,
    canOffer,
    extensionOf,
    nameOf,
    zoneOf,
    placesOf,
    latest,
    pinCopy,
    share,
    askedId,
    ask,
    spaceId,
    deviceId,
    acsEntranceId,
    userIdentityId,
    reservationKey
  ])
  return { ...ofRow, announcement }
}
