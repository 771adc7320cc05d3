import type { Ref } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { Pencil } from '../later-icons.js'
import { registerStyles } from '../style/styles.js'
import css from './editable-text.css'

registerStyles(css)

interface Props {
  readonly value: string
  readonly editLabel: string
  readonly pending?: boolean | undefined
  readonly editButton?: Ref<HTMLButtonElement>
  readonly onEdit?: (() => void) | undefined
}

/** Number of characters above which a text is smaller on narrow screens. */
const LONG = 32

export const ShownText = ({ value, editLabel, pending, editButton, onEdit }: Props) => (
  <div className="editable inline" data-long={value.length > LONG || undefined}>
    <span title={value}>{value}</span>
    <IconButton ref={editButton} label={editLabel} icon={<Pencil />} pending={pending} onClick={onEdit} />
  </div>
)
