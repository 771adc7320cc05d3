import type { Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useCachedResource } from '../../element/hooks/use-query.js'
import { connectedAccountQuery } from './data/queries.js'
import { IssueAlerts } from './issue-alerts.js'
import { issuesWithAccount } from './rules/device-issues.js'

interface Props {
  readonly device: Device
  /** Opens the access codes of the device, if it has any. */
  readonly onCodes?: (() => void) | undefined
}

/** Issues of a device and its account that pass the host's filters, with their resolution. */
export function DeviceAlerts({ device, onCodes }: Props) {
  const { options, messages } = useElement()
  const accountId = options.disableConnectedAccountInformation ? undefined : parseString(device.connected_account_id)
  // Fetched where the device shows its account.
  const account = useCachedResource(accountId === undefined ? undefined : connectedAccountQuery(accountId))
  const issues = issuesWithAccount(device, account, useIssueFilters())
  if (issues.errors.length + issues.warnings.length === 0) return null
  return <IssueAlerts {...issues} label={messages.device.alerts} device={device} handlers={{ onCodes }} />
}
