import { useElement } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useCachedResource } from '../../element/hooks/use-query.js'
import { issuesAround } from './rules/device-issues.js'
import { parseString } from '../../core/values/value.js'
import type { Device } from '../../core/resources/resources.js'
import { connectedAccountQuery } from './data/queries.js'
import { IssueAlerts } from './issue-alerts.js'

interface Props {
  readonly device: Device
  /** Shows the codes of the device, if it has any. */
  readonly onCodes?: (() => void) | undefined
}

/** What is wrong with a device and its account, as far as the host wants it shown, and what can be done about it. */
export function DeviceAlerts({ device, onCodes }: Props) {
  const { options, messages } = useElement()
  const accountId = options.disableConnectedAccountInformation ? undefined : parseString(device.connected_account_id)
  // It is read where the device tells of it.
  const account = useCachedResource(accountId === undefined ? undefined : connectedAccountQuery(accountId))
  const issues = issuesAround(device, account, useIssueFilters())
  if (issues.errors.length + issues.warnings.length === 0) return null
  return <IssueAlerts {...issues} label={messages.device.alerts} device={device} doors={{ onCodes }} />
}
