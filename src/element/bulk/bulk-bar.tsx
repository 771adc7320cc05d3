import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useElement, useMessages } from '../custom-element/element-context.js'
import { SelectionChangeEvent } from '../events/bulk-events.js'
import { Button } from '../../ui/actions/button.js'
import { Checkbox } from '../../ui/fields/checkbox.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { Selection } from '../table/selection.js'
import { BULK } from '../../messages/bulk/en.js'
import css from './bulk-bar.css'
import { RunStatus } from './run-status.js'
import type { BulkControl } from './use-bulk.js'

registerStyles(css)

/** Properties that a table provides for bulk operations. */
export interface BulkTable<Item> {
  readonly selection: Selection
  /** All items, those that pass the host's filters, and the visible ones. */
  readonly items: readonly Item[]
  readonly listed: readonly Item[]
  readonly rows: readonly Item[]
  /** `true` if the list is complete: missing items were deleted. */
  readonly isComplete: boolean
  /** Called with what to show under each row during a run. */
  readonly onOutcomes: (outcomes: { readonly below?: (item: Item) => ReactNode }) => void
}

interface Props<Item> extends BulkTable<Item> {
  readonly kind: 'device' | 'access_code'
  readonly control: BulkControl
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  /** Shown under a row during a run. Must be stable. */
  readonly below: (item: Item) => ReactNode
  /** Operations for the selected items. */
  readonly commands: (chosen: readonly Item[]) => ReactNode
}

/** Number of selected items, operations for all of them, and the progress of a run. */
export function BulkBar<Item>(props: Props<Item>) {
  const { selection, items, listed, rows, isComplete, onOutcomes, kind, control, keyOf, nameOf, below, commands } =
    props
  const { controller } = useElement()
  const texts = useMessages(BULK)
  const chosen = useStore(selection.store)
  const hasRun = useStore(control.bulk.store, ({ outcomes }) => outcomes !== undefined)
  const box = useRef<HTMLInputElement>(null)
  const acting = chosen.size > 0 ? listed.filter((item) => chosen.has(keyOf(item))) : []
  const count = chosen.size > 0 ? rows.filter((item) => chosen.has(keyOf(item))).length : 0
  const isAll = rows.length > 0 && count === rows.length

  useEffect(() => {
    onOutcomes(hasRun ? { below } : {})
  }, [onOutcomes, hasRun, below])

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

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  })

  if (rows.length === 0 && acting.length === 0 && !control.outcomes) return null
  return (
    <section role="group" className="bulk-bar" aria-label={texts.label} tabIndex={-1}>
      {control.outcomes ? (
        <RunStatus {...{ control, items, keyOf, nameOf }} />
      ) : (
        <>
          <Checkbox
            ref={box}
            label={texts.selectAll(rows.length)}
            checked={isAll}
            onChange={(isChosen) => selection.put(rows.map(keyOf), isChosen)}
          />
          {acting.length > 0 && (
            <>
              <output>{texts.selected(acting.length)}</output>
              <Button variant="link" onClick={() => selection.put([...chosen], false)}>
                {texts.clear}
              </Button>
              <div className="bulk-commands">{commands(acting)}</div>
            </>
          )}
        </>
      )}
    </section>
  )
}
