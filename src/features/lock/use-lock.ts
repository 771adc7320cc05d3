import { useState } from 'react'
import { useAction } from '../../element/actions/use-action.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { type LockAction, lockAction } from '../device/rules/device-status.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Device } from '../../core/resources/resources.js'
import { lockStatus } from './lock-status-reading.js'
import { useLockMutation } from './use-lock-mutation.js'
import { operateLock } from './operate-lock.js'

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
  const { options, messages } = useElement()
  const operate = useAction(operateLock)
  const [isBegunHere, setBegunHere] = useState(false)
  const pending = useLockMutation(device)
  const reading = lockStatus(device, pending, messages)
  const action = options.disableLockUnlock ? undefined : lockAction(device)

  async function attempt(wanted: LockAction, snapshot?: Snapshot): Promise<void> {
    setBegunHere(true)
    await operate({ device, action: wanted }, { snapshot, onRetry: (snapshot) => attempt(wanted, snapshot) })
    setBegunHere(false)
  }
  return {
    action,
    isPending: pending !== undefined,
    spoken: (isBegunHere && pending && (reading?.note ?? reading?.word)) || '',
    press: () => action && void attempt(action)
  }
}
