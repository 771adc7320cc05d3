import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { Pencil, Trash2 } from '../later-icons.js'
import { registerStyles } from '../style/styles.js'
import css from './edit-or-delete.css'
import { type Asking, useQuestion } from './use-question.js'

registerStyles(css)

interface Props {
  /** Id of the row's item. */
  readonly id: string
  readonly editLabel: string
  readonly deleteLabel: string
  readonly editing: {
    openerOf(id: string): RefObject<HTMLButtonElement | null> | undefined
    open(id: string): void
  }
  /** Renders the question before the item is deleted. */
  readonly children: (asking: Asking) => ReactNode
}

/** Edit and delete buttons at the end of a row, and the question below it. */
export function EditOrDelete({ id, editLabel, deleteLabel, editing, children }: Props) {
  const { isAsked, onAsk, ...asking } = useQuestion(id)
  return (
    <>
      <div className="edit-or-delete">
        <IconButton ref={editing.openerOf(id)} label={editLabel} icon={<Pencil />} onClick={() => editing.open(id)} />
        <IconButton ref={asking.returnTo} label={deleteLabel} icon={<Trash2 />} onClick={onAsk} />
      </div>
      {/* oxlint-disable-next-line react/refs -- The question passes the ref on. */}
      {isAsked && children(asking)}
    </>
  )
}
