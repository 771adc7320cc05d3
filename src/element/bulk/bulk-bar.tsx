import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { BULK } from '../../messages/bulk/en.js'
import { Button } from '../../ui/actions/button.js'
import { EllipsisVertical } from '../../ui/later-icons.js'
import { Menu } from '../../ui/overlay/menu.js'
import { useElement, useTexts } from '../custom-element/element-context.js'
import { SelectionChangeEvent } from '../events/bulk-events.js'
import { useIsAtLeast } from '../hooks/use-is-at-least.js'
import type { Selection } from '../table/selection.js'
import type { BulkAction, BulkOffer } from './bulk-action.js'
import { BulkFrame } from './bulk-frame.js'
import { RunStatus } from './run-status.js'
import { SelectAll } from './select-all.js'
import type { VerifyQuery } from './start-run.js'
import { useBulk } from './use-bulk.js'
import { useBulkActions } from './use-bulk-actions.js'

/** Parts of a list that bulk operations provide. */
export interface BulkParts<Item> {
  /** Renders the head of the list. */
  readonly head?: (rows: readonly Item[]) => ReactNode
  /** Renders what takes the place of the details of a row during a run. */
  readonly renderOutcome?: ((item: Item) => ReactNode) | undefined
  /** Renders what is under each row during a run. */
  readonly below?: ((item: Item) => ReactNode) | undefined
}

/** Properties that a table provides for bulk operations. */
export interface BulkTable<Item> {
  readonly selection: Selection
  /** All items, those that pass the host's filters, and the visible ones. */
  readonly items: readonly Item[]
  readonly listed: readonly Item[]
  readonly rows: readonly Item[]
  /** `true` if the list is complete: missing items were deleted. */
  readonly isComplete: boolean
  readonly onParts: (parts: BulkParts<Item>) => void
}

interface BulkButtonsProps {
  readonly offers: readonly BulkOffer<string>[]
}

/** Buttons of bulk actions, as many as fit into one line, and a menu with the others. */
function BulkButtons({ offers }: BulkButtonsProps) {
  const texts = useTexts(BULK)
  const isWide = useIsAtLeast(720)
  const isNarrow = !useIsAtLeast(480)
  const fixed = offers.filter(({ shortLabel }) => shortLabel !== undefined).length
  const most = fixed + (isWide && offers.length === fixed + 1 ? 1 : 0)
  const buttons = offers.slice(0, Math.max(1, most))
  const inMenu = offers.slice(buttons.length)
  return (
    <>
      {buttons.map(({ label, shortLabel, icon, isDestructive, onSelect }) => (
        <Button key={label} icon={icon} variant={isDestructive ? 'danger' : undefined} onClick={onSelect}>
          {(isNarrow && shortLabel) || label}
        </Button>
      ))}
      {inMenu.length > 0 && <Menu label={texts.moreActions} icon={<EllipsisVertical />} items={inMenu} />}
    </>
  )
}

interface Props<Item> extends BulkTable<Item> {
  readonly kind: 'device' | 'access_code'
  readonly verifyQuery: VerifyQuery
  readonly actions: Readonly<Record<string, BulkAction<Item>>>
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  /** Shown in a row during a run. Must be stable, like `below`. */
  readonly renderOutcome?: (item: Item) => ReactNode
  /** Shown under a row during a run. */
  readonly below?: (item: Item) => ReactNode
}

/** Bulk actions for the selected items, the question of an action, and the progress of a run. */
export function BulkBar<Item>(props: Props<Item>) {
  const {
    selection,
    items,
    listed,
    isComplete,
    onParts,
    kind,
    verifyQuery,
    actions,
    keyOf,
    nameOf,
    renderOutcome,
    below
  } = props
  const { controller } = useElement()
  const control = useBulk(kind, verifyQuery)
  const { offersFor, question } = useBulkActions({ control, actions, items: listed, keyOf, nameOf })
  const chosen = useStore(selection.store)
  const hasRun = useStore(control.bulk.store, ({ outcomes }) => outcomes !== undefined)
  const acting = chosen.size > 0 ? listed.filter((item) => chosen.has(keyOf(item))) : []
  const head = useCallback(
    (rows: readonly Item[]) => <SelectAll selection={selection} ids={rows.map(keyOf)} />,
    [selection, keyOf]
  )

  useEffect(() => {
    onParts({ head, ...(hasRun && { renderOutcome, below }) })
  }, [onParts, head, hasRun, renderOutcome, below])

  // Items that were deleted or filtered out can't be selected. Items that are not loaded yet may still appear.
  useEffect(() => {
    if (chosen.size === 0) return
    const known = new Set(isComplete ? chosen : items.map(keyOf))
    const left = new Set(listed.map(keyOf))
    const gone = [...chosen].filter((id) => known.has(id) && !left.has(id))
    if (gone.length > 0) selection.put(gone, false)
  }, [selection, chosen, items, listed, isComplete, keyOf])

  const previous = useRef(chosen)
  useEffect(() => {
    if (previous.current !== chosen) controller.dispatch(new SelectionChangeEvent(kind, [...chosen]))
    previous.current = chosen
  }, [chosen, controller, kind])

  return (
    <>
      {(acting.length > 0 || control.outcomes) && (
        <BulkFrame control={control}>
          {control.outcomes ? (
            <RunStatus control={control} items={items} keyOf={keyOf} nameOf={nameOf} />
          ) : (
            <BulkButtons offers={offersFor(acting)} />
          )}
        </BulkFrame>
      )}
      {question}
    </>
  )
}
