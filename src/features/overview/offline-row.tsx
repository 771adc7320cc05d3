import { useMessages } from '../../element/custom-element/element-context.js'
import { OnlineStatus } from '../device/device-status.js'
import { deviceName } from '../device/rules/device.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { IssueStepButton } from '../issues/issue-step.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import type { DeviceAttention } from './rules/attention-items.js'

const NO_HANDLERS = {}

/** Row of an offline device, with the time it was last seen. */
export function OfflineRow({ item: { device, issue } }: { readonly item: DeviceAttention }) {
  const messages = useMessages()
  const { openDevice } = useOverviewNavigation()
  const since = useOfflineSince(device)
  const id = `offline ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? messages.device.unnamed}
      trailing={
        since ? <span>{messages.device.lastReached(since)}</span> : <OnlineStatus device={device} messages={messages} />
      }
      step={<IssueStepButton issue={issue} device={device} accessCode={undefined} handlers={NO_HANDLERS} />}
      onPress={() => openDevice(id, device)}
    />
  )
}
