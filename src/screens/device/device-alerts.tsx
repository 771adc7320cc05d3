import { useMessages } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { deviceErrors, deviceWarnings, passing } from '../../model/device-issues.js'
import { text } from '../../model/value.js'
import type { Device, Issue } from '../../model/resources.js'
import { IssueAlerts } from '../issue-alerts.js'

/** What is wrong with a device, as far as the host wants it shown. */
export function DeviceAlerts({ device }: { readonly device: Device }) {
  const { device: texts } = useMessages()
  const { passesError, passesWarning } = useIssueFilters()
  const messageOf = ({ message }: Issue): string => text(message) ?? texts.issueWithoutMessage
  return (
    <IssueAlerts
      label={texts.alerts}
      errors={passing(deviceErrors(device), passesError).map(messageOf)}
      warnings={passing(deviceWarnings(device), passesWarning).map(messageOf)}
    />
  )
}
