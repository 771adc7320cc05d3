import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { RowCheck } from './row-check.js'
import { createSelection, type Selection } from './selection.js'

/** A selection, and the check box that stands before each row. */
interface Selecting<Item> {
  readonly selection: Selection
  readonly before: (item: Item, tabIndex: 0 | -1) => ReactNode
}

/** Lets a person choose rows. @param nameOf says what a row is about; always the same one. */
export function useSelection<Item>(
  rows: readonly Item[],
  keyOf: (item: Item) => string,
  nameOf: (item: Item) => string
): Selecting<Item> {
  const [selection] = useState(createSelection)
  useLayoutEffect(() => selection.follow(() => rows.map(keyOf)), [selection, rows, keyOf])
  const before = useCallback(
    (item: Item, tabIndex: 0 | -1) => (
      <RowCheck selection={selection} id={keyOf(item)} name={nameOf(item)} tabIndex={tabIndex} />
    ),
    [selection, keyOf, nameOf]
  )
  return { selection, before }
}
