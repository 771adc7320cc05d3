import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { Button } from '../../ui/actions/button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Status } from '../../ui/feedback/status.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { lockStatus } from './lock-status-reading.js'
import type { LockControl } from './use-lock.js'
import { useLockMutation } from './use-lock-mutation.js'

/** State of a lock or the command in progress. Nothing if it is offline or doesn't report its state. */
export function LockStatus({ device }: { readonly device: Device }) {
  const messages = useTexts()
  const reading = lockStatus(device, useLockMutation(device), messages)
  if (!reading || onlineStatus(device) !== 'online') return null
  const { icon, tone, text, note } = reading
  return (
    <Status icon={icon} tone={tone}>
      {note ? messages.general.facts([text, note]) : text}
    </Status>
  )
}

/**
 * Button of a lock in what is not about the lock itself, next to its `LockStatus`: the doors of the overview and the details of
 * an access code. The screen of a lock has a `HeroLatchButton`, a row of the device table a `Latch`.
 */
export function LockButton({ ref, isMuted, action, isPending, announcement, press }: LockControl) {
  const { lock } = useTexts()
  if (!action) return null
  return (
    <>
      <Button ref={ref} pending={isPending} isUnavailable={isMuted} onClick={press}>
        {lock[action]}
      </Button>
      <Announcer message={announcement} />
    </>
  )
}
