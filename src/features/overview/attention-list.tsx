import type { Device } from '../../core/resources/resources.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { ISSUES } from '../../messages/issues/en.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import chip from '../../ui/actions/chip.css'
import { registerStyles } from '../../ui/style/styles.js'
import { refetchDeviceLists } from '../account/data/connect-account.js'
import { OnlineStatus } from '../device/device-status.js'
import { deviceName } from '../device/rules/device.js'
import { battery, percent } from '../device/rules/device-status.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { CheckButton } from '../issues/check-button.js'
import { IssueStepButton } from '../issues/issue-step.js'
import { dispatchResolve } from '../issues/use-resolve.js'
import { AccountRow, HubRow } from './cause-rows.js'
import { CodeRow } from './code-row.js'
import { DoorRow } from './door-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { OverviewPart } from './overview-part.js'
import { OverviewRow } from './overview-row.js'
import type { DeviceAttention, DevicesAttention } from './rules/attention-items.js'
import type { CodeAttention } from './rules/codes-attention.js'
import { useIssueText } from './use-issue-text.js'

registerStyles(chip)

const NO_HANDLERS = {}

interface OfflineRowProps {
  readonly item: DeviceAttention
  /** `true` if its step is not next to the title of the section. */
  readonly hasStep: boolean
}

/** Row of an offline device, with the time it was last seen. */
function OfflineRow({ item: { device, issue }, hasStep }: OfflineRowProps) {
  const messages = useTexts()
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
      step={hasStep && <IssueStepButton issue={issue} device={device} accessCode={undefined} handlers={NO_HANDLERS} />}
      onPress={() => openDevice(id, device)}
    />
  )
}

/** Button that checks all offline devices. */
function CheckAll({ items }: { readonly items: readonly DeviceAttention[] }) {
  const { session, controller } = useElement()
  const texts = useTexts(OVERVIEW)
  function resolve(act: () => void): void {
    const unhandled = items.filter(({ device, issue }) => dispatchResolve(controller, issue, { device }))
    if (unhandled.length > 0) act()
  }
  return (
    <CheckButton
      label={texts.checkAll(items.length)}
      subject={items.map(({ device }) => device.device_id).join()}
      resolve={resolve}
      read={() => refetchDeviceLists(session)}
    />
  )
}

function ProblemRow({ item: { device, issue } }: { readonly item: DeviceAttention }) {
  const { device: texts } = useTexts()
  const { openDevice } = useOverviewNavigation()
  const id = `problem ${device.device_id}`
  const open = (): void => openDevice(id, device)
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? texts.unnamed}
      subtitle={useIssueText(issue, texts.issueWithoutMessage)}
      step={<IssueStepButton issue={issue} device={device} accessCode={undefined} handlers={{ onCodes: open }} />}
      onPress={open}
    />
  )
}

/** A device with a low battery. There is no step, because the user replaces batteries at the device. */
function BatteryChip({ device }: { readonly device: Device }) {
  const { device: texts } = useTexts()
  const { hold, openDevice } = useOverviewNavigation()
  const id = `battery ${device.device_id}`
  const { level, status } = battery(device) ?? {}
  const reading = level === undefined ? status && texts.battery[status] : texts.percent(percent(level))
  return (
    <li>
      <button type="button" part="row" className="chip framed" ref={hold(id)} onClick={() => openDevice(id, device)}>
        <bdi>{deviceName(device) ?? texts.unnamed}</bdi> <small>{reading}</small>
      </button>
    </li>
  )
}

/** List of all devices that need attention, grouped by kind, each item with its next step. */
export function AttentionList({ attention }: { readonly attention: DevicesAttention }) {
  const texts = useTexts(OVERVIEW)
  const issues = useTexts(ISSUES)
  const { accounts, hubs, doors, problems, offline, batteries } = attention
  const canCheckAll = offline.length > 1
  return (
    <>
      <OverviewPart
        kind="problems"
        title={texts.problems}
        items={[...accounts, ...hubs, ...problems]}
        renderRow={(item) =>
          'issue' in item ? (
            <ProblemRow key={item.device.device_id} item={item} />
          ) : item.kind === 'account' ? (
            <AccountRow key={item.key} cause={item} />
          ) : (
            <HubRow key={item.key} cause={item} />
          )
        }
      />
      <OverviewPart
        kind="night"
        title={texts.atNight}
        items={doors}
        renderRow={(device) => <DoorRow key={device.device_id} device={device} />}
      />
      <OverviewPart
        kind="offline"
        title={texts.offline}
        items={offline}
        step={canCheckAll && <CheckAll items={offline} />}
        renderRow={(item) => <OfflineRow key={item.device.device_id} item={item} hasStep={!canCheckAll} />}
      />
      <OverviewPart
        kind="batteries"
        title={issues.changeBatteries(batteries.length)}
        items={batteries}
        isCard
        renderRow={(device) => <BatteryChip key={device.device_id} device={device} />}
      />
    </>
  )
}

/** List of all codes that need attention. */
export function CodeAttentionList({ codes }: { readonly codes: readonly CodeAttention[] }) {
  const texts = useTexts(OVERVIEW)
  return (
    <OverviewPart
      kind="codes"
      title={texts.codes}
      items={codes}
      renderRow={(item) => <CodeRow key={item.code.access_code_id} item={item} />}
    />
  )
}
