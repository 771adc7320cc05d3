import { memo } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { AccessCodeRowContent, type RowSetting } from './access-code-row-content.js'

interface Props extends RowSetting {
  readonly code: AccessCode
}

/** Row content of a code. Memoized. */
export const AccessCodeRow = memo(function AccessCodeRow(props: Props) {
  return <AccessCodeRowContent {...props} messages={useMessages()} filters={useIssueFilters()} />
})
