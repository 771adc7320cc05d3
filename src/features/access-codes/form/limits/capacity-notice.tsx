import { Alert } from '../../../../ui/feedback/alert.js'
import { isFull } from '../../rules/limits/capacity.js'
import { useCapacities } from '../../use-capacities.js'
import type { CodeLimits } from './code-limits.js'
import { LeaveOutButton } from './leave-out-button.js'

interface Props {
  readonly limits: CodeLimits
}

/** Warns that the locks of a new code are full, or that one of them almost is. */
export function CapacityNotice({ limits }: Props) {
  const { texts, locks } = limits
  const capacities = useCapacities(locks.map(({ device }) => device))
  const full = capacities.filter(({ capacity }) => isFull(capacity))
  const [only] = capacities
  if (locks.length === 1 && only) {
    const { used, most } = only.capacity
    if (full.length === 0 && used < most - 1) return null
    if (full.length === 0) return <p className="muted small">{texts.limits.roomForOne}</p>
    return <Alert variant="warning">{texts.limits.full(used, most)}</Alert>
  }
  if (full.length === 0) return null
  const devices = full.map(({ device }) => device)
  const leaveOut = devices.length < locks.length ? devices.map(({ device_id }) => device_id) : []
  return (
    <Alert variant="warning">
      <p>{texts.limits.manyFull(devices.length, texts.namesOf(devices.map(texts.nameOf)))}</p>
      {leaveOut.length > 0 && <LeaveOutButton message={{ text: '', leaveOut }} limits={limits} />}
    </Alert>
  )
}
