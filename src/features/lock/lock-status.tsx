import { useMessages } from '../../element/custom-element/element-context.js'
import { onlineStatus } from '../device/rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import { Status } from '../../ui/feedback/status.js'
import { lockStatus } from './lock-status-reading.js'
import { useLockMutation } from './use-lock-mutation.js'

/** How a lock is, or what is being done to it; nothing where nobody knows, since it cannot be reached or does not say. */
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
