import { CircleCheck, TriangleAlert, Unplug } from '../../ui/icons.js'
import { useMessages } from '../../element/element-context.js'
import type { IssueKind } from '../../model/device-issues.js'
import { Chip } from '../../ui/chip.js'

interface Props {
  readonly counts: Readonly<Record<IssueKind, number>>
  readonly selected: IssueKind | undefined
  readonly onSelect: (kind: IssueKind | undefined) => void
}

/** The chips that tell of issues and show only the devices that have them. */
export function IssueChips({ counts, selected, onSelect }: Props) {
  const { deviceTable } = useMessages()
  const chip = (kind: IssueKind, icon: React.ReactNode, label: string) =>
    counts[kind] > 0 && (
      <Chip
        tone="danger"
        icon={icon}
        pressed={selected === kind}
        onToggle={() => onSelect(selected === kind ? undefined : kind)}
      >
        {label}
      </Chip>
    )
  const isHealthy = counts.device_issues === 0 && counts.account_issues === 0
  return (
    <div role="group" aria-label={deviceTable.filters} className="chips">
      {chip('account_issues', <Unplug />, deviceTable.accountIssues(counts.account_issues))}
      {chip('device_issues', <TriangleAlert />, deviceTable.deviceIssues(counts.device_issues))}
      {isHealthy && (
        <Chip tone="ok" icon={<CircleCheck />}>
          {deviceTable.healthy}
        </Chip>
      )}
    </div>
  )
}
