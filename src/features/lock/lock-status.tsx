import { useMessages } from '../../element/custom-element/element-context.js'
import { onlineStatus } from '../device/rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import { Status } from '../../ui/feedback/status.js'
import { Button } from '../../ui/actions/button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { lockStatus } from './lock-status-reading.js'
import { useLockMutation } from './use-lock-mutation.js'
import type { LockControl } from './use-lock.js'

/** State of a lock or the command in progress. Nothing if it is offline or doesn't report its state. */
export function LockStatus({ device }: { readonly device: Device }) {
  const messages = useMessages()
  const reading = lockStatus(device, useLockMutation(device), messages)
  if (!reading || onlineStatus(device) !== 'online') return null
  const { icon, tone, word, note } = reading
  return (
    <Status icon={icon} tone={tone}>
      {note ? messages.general.facts([word, note]) : word}
    </Status>
  )
}

/** Button of a lock outside of its own screen, next to its `LockStatus`. */
export function LockButton({ ref, isMuted, action, isPending, announcement, press }: LockControl) {
  const { lock } = useMessages()
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
