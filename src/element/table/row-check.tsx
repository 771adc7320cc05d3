import { useStore } from 'zustand'
import { registerStyles } from '../../ui/style/styles.js'
import css from './row-check.css'
import type { Selection } from './selection.js'

registerStyles(css)

interface Props {
  readonly selection: Selection
  readonly id: string
  /** What its row is about. */
  readonly name: string
  readonly tabIndex: 0 | -1
}

/** Chooses a row; with Shift, all from the one that was pressed last. */
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
