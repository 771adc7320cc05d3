import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { accessCodeErrors, accessCodeWarnings } from '../../../model/access-code-issues.js'
import { isRemoving } from '../../../model/access-code-status.js'
import { text } from '../../../model/value.js'
import type { AccessCode, Issue } from '../../../model/resources.js'
import { IssueAlerts } from '../../issue-alerts.js'

/** What is wrong with a code, as far as the host wants it shown, and that it is being removed. */
export function AccessCodeAlerts({ code }: { readonly code: AccessCode }) {
  const { accessCode: texts } = useMessages()
  const filters = useIssueFilters()
  const messageOf = ({ message }: Issue): string => text(message) ?? texts.issueWithoutMessage
  const warnings = accessCodeWarnings(code, filters).map(messageOf)
  return (
    <IssueAlerts
      label={texts.alerts}
      errors={accessCodeErrors(code, filters).map(messageOf)}
      warnings={isRemoving(code) ? [texts.beingRemoved, ...warnings] : warnings}
    />
  )
}
