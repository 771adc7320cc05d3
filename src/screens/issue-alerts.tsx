import { Alert } from '../ui/feedback/alert.js'

interface Props {
  readonly label: string
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

/** What is wrong with something: its errors, then its warnings. */
export function IssueAlerts({ label, errors, warnings }: Props) {
  if (errors.length + warnings.length === 0) return null
  const alerts = (variant: 'error' | 'warning', messages: readonly string[]) =>
    messages.map((message, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- Two issues may be the same word for word.
      <li key={`${variant} ${index}`}>
        <Alert variant={variant}>{message}</Alert>
      </li>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
    <ul role="list" aria-label={label} className="alerts">
      {alerts('error', errors)}
      {alerts('warning', warnings)}
    </ul>
  )
}
