import { memo, type ReactNode, useCallback } from 'react'
import { useNow } from '../../../element/hooks/use-now.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { useDates } from '../use-dates.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { AccessCodeRowContent, type RowSetting } from './access-code-row-content.js'

interface Props extends RowSetting {
  readonly code: AccessCode
}

/** Row content of a code. Memoized. */
const AccessCodeRow = memo(function AccessCodeRow(props: Props) {
  return <AccessCodeRowContent {...props} messages={useMessages()} filters={useIssueFilters()} />
})

/** Returns a function that renders a row, with dates in the time zone of the device. */
export function useCodeRow(device: Device | undefined): (code: AccessCode) => ReactNode {
  const dates = useDates(displayZone(device))
  const now = useNow()
  return useCallback(
    (code: AccessCode) => <AccessCodeRow code={code} {...{ device, dates, now }} />,
    [device, dates, now]
  )
}
