import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { Latch } from '../../lock/latch.js'
import { lockStatus } from '../../lock/lock-status-reading.js'
import { useLock } from '../../lock/use-lock.js'
import { useLockMutation } from '../../lock/use-lock-mutation.js'
import { useRefusal } from '../../lock/use-refusal.js'
import { useRowButton } from './use-row-button.js'

interface Props {
  readonly device: Device
  readonly tabIndex: 0 | -1
}

/** State of a lock, and its button if it can be operated. */
export function LockControl({ device, tabIndex }: Props) {
  const messages = useMessages()
  const { lock } = messages
  const { action, isPending, announcement, press, ...offered } = useLock(device)
  const change = useLockMutation(device)
  const { named, label } = useRowButton(device, action ? lock[action] : '')
  const status = onlineStatus(device) === 'online' ? lockStatus(device, change, messages) : undefined
  const isRefused = useRefusal(status?.state)
  const button = action && { ...named, ...offered, tabIndex, pending: isPending, onClick: press }
  return (
    <>
      <Latch {...{ status, isRefused, button }} word={status?.word ?? lock.unknown} />
      {action && label}
      <Announcer message={announcement} />
    </>
  )
}
