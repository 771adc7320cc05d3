import { useMessages } from '../../element/custom-element/element-context.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { AccountRow, HubRow } from './cause-rows.js'
import { CodeRow, issueText } from './code-row.js'
import { DoorRow } from './door-row.js'
import { OverviewPart } from './overview-part.js'
import type { CodeAttention, DeviceAttention, DevicesAttention } from './rules/attention-items.js'
import type { Device } from '../../core/resources/resources.js'
import { BatteryStatus, OnlineStatus } from '../device/device-status.js'
import { deviceName } from '../device/rules/device.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { IssueStepButton } from '../issues/issue-step.js'
import { ISSUES } from '../../messages/issues/en.js'
import { useOfflineSince } from '../device/use-offline-since.js'

const NO_HANDLERS = {}

/** Row of an offline device, with the time it was last seen. */
function OfflineRow({ item: { device, issue } }: { readonly item: DeviceAttention }) {
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

function ProblemRow({ item: { device, issue } }: { readonly item: DeviceAttention }) {
  const { device: texts } = useMessages()
  const issueMessages = useMessages(ISSUES)
  const { openDevice } = useOverviewNavigation()
  const id = `problem ${device.device_id}`
  const open = (): void => openDevice(id, device)
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? texts.unnamed}
      subtitle={issueText(issue, issueMessages, texts.issueWithoutMessage)}
      step={<IssueStepButton issue={issue} device={device} accessCode={undefined} handlers={{ onCodes: open }} />}
      onPress={open}
    />
  )
}

/** Row of a device with a low battery. There is no step, because the user replaces batteries at the device. */
function BatteryRow({ device }: { readonly device: Device }) {
  const messages = useMessages()
  const { openDevice } = useOverviewNavigation()
  const id = `battery ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? messages.device.unnamed}
      trailing={<BatteryStatus device={device} messages={messages} />}
      onPress={() => openDevice(id, device)}
    />
  )
}

/** List of all devices that need attention, grouped by kind, each item with its next step. */
export function AttentionList({ attention }: { readonly attention: DevicesAttention }) {
  const texts = useMessages(OVERVIEW)
  const { accounts, hubs, doors, problems, offline, batteries } = attention
  return (
    <>
      <OverviewPart
        kind="accounts"
        title={texts.accounts}
        items={accounts}
        renderRow={(cause) => <AccountRow key={cause.key} cause={cause} />}
      />
      <OverviewPart
        kind="hubs"
        title={texts.hubs}
        items={hubs}
        renderRow={(cause) => <HubRow key={cause.key} cause={cause} />}
      />
      <OverviewPart
        kind="night"
        title={texts.atNight}
        items={doors}
        renderRow={(device) => <DoorRow key={device.device_id} device={device} />}
      />
      <OverviewPart
        kind="problems"
        title={texts.problems}
        items={problems}
        renderRow={(item) => <ProblemRow key={item.device.device_id} item={item} />}
      />
      <OverviewPart
        kind="offline"
        title={texts.offline}
        items={offline}
        renderRow={(item) => <OfflineRow key={item.device.device_id} item={item} />}
      />
      <OverviewPart
        kind="batteries"
        title={texts.batteries}
        items={batteries}
        renderRow={(device) => <BatteryRow key={device.device_id} device={device} />}
      />
    </>
  )
}

/** List of all codes that need attention. */
export function CodeAttentionList({ codes }: { readonly codes: readonly CodeAttention[] }) {
  const texts = useMessages(OVERVIEW)
  return (
    <OverviewPart
      kind="codes"
      title={texts.codes}
      items={codes}
      renderRow={(item) => <CodeRow key={item.code.access_code_id} item={item} />}
    />
  )
}
