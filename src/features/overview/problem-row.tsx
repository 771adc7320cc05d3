import { useMessages } from '../../element/custom-element/element-context.js'
import { deviceName } from '../device/rules/device.js'
import { IssueStepButton } from '../issues/issue-step.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import type { DeviceAttention } from './rules/attention-items.js'
import { ISSUES } from '../../messages/issues/en.js'
import { issueText } from './issue-text.js'

export function ProblemRow({ item: { device, issue } }: { readonly item: DeviceAttention }) {
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
