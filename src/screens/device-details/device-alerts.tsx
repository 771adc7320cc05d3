import { useMessages } from '../../element/element-context.js'
import { useIssueFilters } from '../../element/use-host-function.js'
import { deviceErrors, deviceWarnings } from '../../model/device-issues.js'
import { text } from '../../model/value.js'
import type { Device, Issue } from '../../platform/resources.js'
import { Alert } from '../../ui/alert.js'

/** What is wrong with a device: its errors, then its warnings, as far as the host wants them shown. */
export function DeviceAlerts({ device }: { readonly device: Device }) {
  const { device: texts } = useMessages()
  const { passesError, passesWarning } = useIssueFilters()
  const errors = deviceErrors(device).filter(passesError)
  const warnings = deviceWarnings(device).filter(passesWarning)
  if (errors.length + warnings.length === 0) return null

  const alerts = (variant: 'error' | 'warning', issues: readonly Issue[]) =>
    issues.map((issue, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- Two issues may be the same word for word.
      <li key={`${variant} ${index}`}>
        <Alert variant={variant}>{text(issue.message) ?? texts.issueWithoutMessage}</Alert>
      </li>
    ))
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
    <ul role="list" aria-label={texts.alerts} className="alerts">
      {alerts('error', errors)}
      {alerts('warning', warnings)}
    </ul>
  )
}
