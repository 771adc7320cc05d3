import { memo } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { codeIssues } from '../access-codes/rules/access-code-issues.js'
import { type CodeGroup, countLocks, remainingPins } from '../access-codes/rules/all-locks-codes.js'
import { Status } from '../../ui/feedback/status.js'
import { Unseen } from '../../ui/feedback/unseen.js'
import { ChevronDown, CircleAlert, TriangleAlert } from '../../ui/icons.js'
import { ListRow } from '../../ui/list/list-row.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { useAccessPeriods } from './use-access-periods.js'
import { PinGroups } from '../access-codes/pin-groups.js'
import { FACT_SEPARATOR } from '../access-codes/window-text.js'

interface Props {
  readonly group: CodeGroup
  readonly isByLock: boolean
}

/** Row content for the codes of one person or one lock. */
export const CodeGroupRow = memo(function CodeGroupRow({ group: { name, codes }, isByLock }: Props) {
  const messages = useMessages()
  const { accessCode, device, general, lock } = messages
  const texts = useMessages(ALL_LOCKS)
  const filters = useIssueFilters()
  const issues = codeIssues(
    codes.map(({ code }) => code),
    filters,
    messages
  )
  const pins = remainingPins(codes)
  const [pin] = pins
  const periods = useAccessPeriods(codes)
  const unnamed = isByLock ? device.unnamed : accessCode.unnamed
  const words = isByLock
    ? [lock.accessCodes(codes.length)]
    : [
        texts.locks(countLocks(codes)),
        ...(pins.length > 1 ? [texts.differ] : []),
        periods.length > 1 ? texts.timesDiffer : (periods[0] ?? accessCode.removing)
      ]
  return (
    <ListRow
      title={<bdi>{name ?? unnamed}</bdi>}
      subtitle={
        <>
          {issues && (
            <Status tone={issues.tone} icon={issues.tone === 'danger' ? <CircleAlert /> : <TriangleAlert />}>
              {issues.text}
            </Status>
          )}
          <span>{general.facts(words, FACT_SEPARATOR)}</span>
        </>
      }
      end={
        <>
          {!isByLock && pin && pins.length === 1 && (
            <>
              <Unseen>{FACT_SEPARATOR}</Unseen>
              <PinGroups {...{ pin }} />
            </>
          )}
          <span className="all-locks-chevron">
            <ChevronDown />
          </span>
        </>
      }
      dimmed={pins.length === 0}
    />
  )
})
