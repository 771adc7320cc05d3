import { Button } from '../../../../ui/actions/button.js'
import type { CodeLimits } from './code-limits.js'
import type { LimitMessage } from './named-message.js'

interface Props {
  readonly message: LimitMessage | undefined
  readonly limits: CodeLimits
}

/** Returns `true` if the locks that a message names can be left out. */
export const canLeaveOut = (message: LimitMessage | undefined, { onLeaveOut }: CodeLimits): boolean =>
  onLeaveOut !== undefined && message !== undefined && message.leaveOut.length > 0

/** Button that leaves the locks of a message out of the form. */
export function LeaveOutButton({ message, limits: { texts, onLeaveOut } }: Props) {
  const deviceIds = message?.leaveOut ?? []
  return (
    <Button variant="link" onClick={() => onLeaveOut?.(deviceIds)}>
      {texts.limits.leaveOut(deviceIds.length)}
    </Button>
  )
}
