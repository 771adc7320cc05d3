import type { ReactNode } from 'react'
import { Alert } from '../../ui/feedback/alert.js'

interface Props {
  readonly label: string
  /** Additional warnings. */
  readonly notes: readonly string[]
  /** Items before these. */
  readonly leading?: ReactNode
  /** Items after these. */
  readonly trailing?: ReactNode
}

/** List of errors and warnings. */
export const AlertList = ({ label, notes, leading, trailing }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
  <ul role="list" aria-label={label} className="alerts stack">
    {leading}
    {notes.map((note) => (
      <li key={note}>
        <Alert variant="warning">{note}</Alert>
      </li>
    ))}
    {trailing}
  </ul>
)
