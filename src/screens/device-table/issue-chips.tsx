import type { ReactElement } from 'react'
import { useMessages } from '../../element/element-context.js'
import type { IssueKind } from '../../model/device-issues.js'
import { Chip } from '../../ui/chip.js'
import { CircleCheck, TriangleAlert, Unplug } from '../../ui/icons.js'
import type { DeviceRows } from './use-device-rows.js'

/** The chips that tell of issues and show only the devices that have them. */
export function IssueChips({ issueCounts, issueKind, setIssueKind }: DeviceRows) {
  const { deviceTable } = useMessages()
  const { device_issues, account_issues } = issueCounts

  const chip = (kind: IssueKind, icon: ReactElement, words: (count: number) => string) =>
    issueCounts[kind] > 0 && (
      <Chip
        tone="danger"
        icon={icon}
        pressed={issueKind === kind}
        onToggle={() => setIssueKind(issueKind === kind ? undefined : kind)}
      >
        {words(issueCounts[kind])}
      </Chip>
    )

  return (
    <>
      {chip('account_issues', <Unplug />, deviceTable.accountIssues)}
      {chip('device_issues', <TriangleAlert />, deviceTable.deviceIssues)}
      {device_issues + account_issues === 0 && (
        <Chip tone="ok" icon={<CircleCheck />}>
          {deviceTable.healthy}
        </Chip>
      )}
    </>
  )
}
