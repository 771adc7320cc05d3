import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { BULK } from '../../messages/bulk/en.js'
import { Button } from '../../ui/actions/button.js'
import { useTexts } from '../custom-element/element-context.js'
import type { Selection } from '../table/selection.js'

interface Props {
  readonly selection: Selection
  /** Ids of the visible rows. */
  readonly ids: readonly string[]
}

/** Checkbox that selects all visible rows, and the number of selected ones. */
export function SelectAll({ selection, ids }: Props) {
  const texts = useTexts(BULK)
  const chosen = useStore(selection.store)
  const box = useRef<HTMLInputElement>(null)
  const isAny = chosen.size > 0
  const count = isAny ? ids.filter((id) => chosen.has(id)).length : 0
  const isAll = count > 0 && count === ids.length
  const label = texts.selectAll(ids.length)

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  })

  function clear(): void {
    // The pressed button is removed.
    box.current?.focus()
    selection.put([...chosen], false)
  }
  return (
    <>
      <label className="inline gap-3">
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={isAll}
          disabled={ids.length === 0}
          onChange={({ target }) => selection.put(ids, target.checked)}
        />
        {!isAny && <span>{label}</span>}
      </label>
      <output>{isAny && texts.selected(chosen.size)}</output>
      {isAny && (
        <Button variant="link" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </>
  )
}
