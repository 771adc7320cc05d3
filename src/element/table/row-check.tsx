import { useStore } from 'zustand'
import { registerStyles } from '../../ui/style/styles.js'
import css from './row-check.css'
import type { Selection } from './selection.js'

registerStyles(css)

interface Props {
  readonly selection: Selection
  readonly id: string
  /** Name of the row's item. */
  readonly name: string
  readonly tabIndex: 0 | -1
}

/** Checkbox of a row. With Shift it selects a range. */
export function RowCheck({ selection, id, name, tabIndex }: Props) {
  return (
    <input
      className="row-check"
      type="checkbox"
      aria-label={name}
      tabIndex={tabIndex}
      checked={useStore(selection.store, (chosen) => chosen.has(id))}
      onChange={({ nativeEvent }) => selection.press(id, Reflect.get(nativeEvent, 'shiftKey') === true)}
    />
  )
}
