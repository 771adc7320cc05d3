import { memo, type ReactNode } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, TriangleAlert } from '../../ui/icons.js'
import { ListRow } from '../../ui/list/list-row.js'
import { codeIssues } from '../access-codes/rules/access-code-issues.js'
import { type CodeGroup, locksOf, remainingPins } from '../access-codes/rules/all-locks-codes.js'
import { CodeDetailsLine } from '../access-codes/table/code-details-line.js'
import { useAccessPeriods } from './use-access-periods.js'
import { useLockNames } from './use-lock-names.js'

interface Props {
  readonly group: CodeGroup
  readonly isByLock: boolean
  /** Line about the use of the codes. */
  readonly use?: ReactNode
}

/** Row content for the codes of one person or one lock. */
export const CodeGroupRow = memo(function CodeGroupRow({ group: { name, codes }, isByLock, use }: Props) {
  const messages = useTexts()
  const { accessCode, device, general, lock } = messages
  const texts = useTexts(ALL_LOCKS)
  const issues = codeIssues(
    codes.map(({ code }) => code),
    useIssueFilters(),
    messages
  )
  const pins = remainingPins(codes)
  const periods = useAccessPeriods(codes)
  const { names, more } = useLockNames()(locksOf(codes))
  const details = isByLock
    ? { places: undefined, period: [lock.accessCodes(codes.length)], pin: undefined }
    : {
        places: names,
        more,
        period: [periods.length > 1 ? texts.timesDiffer : (periods[0] ?? accessCode.removing)],
        pin: pins.length > 1 ? texts.codes(pins.length) : pins[0]
      }
  return (
    <ListRow
      title={<bdi>{name ?? (isByLock ? device.unnamed : accessCode.unnamed)}</bdi>}
      subtitle={
        <>
          {issues && (
            <Status tone={issues.tone} icon={issues.tone === 'danger' ? <CircleAlert /> : <TriangleAlert />}>
              {general.facts(issues.facts)}
            </Status>
          )}
          <CodeDetailsLine {...details} use={use} />
        </>
      }
      dimmed={pins.length === 0}
    />
  )
})
