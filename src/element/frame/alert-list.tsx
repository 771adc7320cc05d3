import type { ReactNode } from 'react'
import { Alert } from '../../ui/feedback/alert.js'

interface Props {
  readonly label: string
  /** Additional warnings. */
  readonly notes: readonly string[]
  /** Items before these. */
  readonly before?: ReactNode
  /** Items after these. */
  readonly after?: ReactNode
}

/** List of errors and warnings. */
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
