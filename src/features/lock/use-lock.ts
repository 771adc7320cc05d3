import { useState } from 'react'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { LockChangeEvent } from './lock-events.js'
import { errorText } from '../../element/hooks/error-text.js'
import { useChange } from '../../element/hooks/use-change.js'
import { deviceName } from '../device/rules/device.js'
import { type LockAction, lockAction } from '../device/rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import { lockChange } from '../device/data/changes.js'
import type { Moment } from '../../core/gate/origin.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { lockReading, useLockChange } from './lock-reading.js'

/** How a lock is locked and unlocked. */
export interface LockControl {
  /** What can be done now; nothing where the lock cannot be reached, cannot do it, or the host does not want it. */
  readonly action: LockAction | undefined
  /** Whether it is being locked or unlocked, in whichever element that was begun. */
  readonly isPending: boolean
  /** What is read out of what was begun here: that it is under way, and that it takes long. A toast says how it ended. */
  readonly spoken: string
  press(): void
}

export function useLock(device: Device): LockControl {
  const { controller, options } = useElement()
  const messages = useMessages()
  const { lock, general } = messages
  const toasts = useToasts()
  const change = useChange()
  const [isBegunHere, setBegunHere] = useState(false)
  const subject = deviceName(device)
  const pending = useLockChange(device)
  const reading = lockReading(device, pending, messages)
  const action = options.disableLockUnlock ? undefined : lockAction(device)

  async function attempt(wanted: LockAction, since?: Moment): Promise<void> {
    setBegunHere(true)
    const outcome = await change(lockChange(device, wanted), { since })
    setBegunHere(false)
    if (outcome.status === 'done') {
      toasts.show({ variant: 'success', subject, message: lock.updated })
      controller.dispatch(new LockChangeEvent(device.device_id, wanted))
    }
    if (outcome.status !== 'failed') return
    const message = general.facts([lock.updateFailed, errorText(outcome.error, messages)])
    const again = { label: general.tryAgain, onAction: () => void attempt(wanted, outcome.since) }
    toasts.show({ variant: 'error', subject, message, action: again })
  }

  return {
    action,
    isPending: pending !== undefined,
    spoken: (isBegunHere && pending && (reading?.note ?? reading?.word)) || '',
    press: () => action && void attempt(action)
  }
}
