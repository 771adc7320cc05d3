import type { RefObject } from 'react'
import { Pencil, Trash2 } from '../later-icons.js'
import type { Question } from './use-question.js'
import { registerStyles } from '../style/styles.js'
import css from './edit-or-delete.css'
import { IconButton } from '../actions/icon-button.js'

registerStyles(css)

interface Props extends Pick<Question, 'returnTo' | 'onAsk'> {
  readonly editLabel: string
  readonly deleteLabel: string
  readonly editButton: RefObject<HTMLButtonElement | null> | undefined
  readonly onEdit: () => void
}

/** Edit and delete buttons at the end of a row. */
export const EditOrDelete = ({ editLabel, deleteLabel, editButton, returnTo, onEdit, onAsk }: Props) => (
  <div className="edit-or-delete">
    <IconButton ref={editButton} label={editLabel} icon={<Pencil />} onClick={onEdit} />
    <IconButton ref={returnTo} label={deleteLabel} icon={<Trash2 />} onClick={onAsk} />
  </div>
)
