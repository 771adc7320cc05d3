import type { ReactNode } from 'react'
import { Alert } from '../../ui/feedback/alert.js'

interface Props {
  readonly label: string
  /** What else there is to know, as warnings. */
  readonly notes: readonly string[]
  /** Items that stand before these. */
  readonly before?: ReactNode
  /** Items that stand after these. */
  readonly after?: ReactNode
}

/** A list of what is wrong with something, and of what there is to know. */
export const AlertList = ({ label, notes, before, after }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
  <ul role="list" aria-label={label} className="alerts">
    {before}
    {notes.map((note) => (
      <li key={note}>
        <Alert variant="warning">{note}</Alert>
      </li>
    ))}
    {after}
  </ul>
)
