import { useState } from 'react'
import { useAction } from '../../element/actions/use-action.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { type LockAction, lockAction } from '../device/rules/device-status.js'
import type { Moment } from '../../core/gate/origin.js'
import type { Device } from '../../core/resources/resources.js'
import { lockReading } from './lock-reading.js'
import { useLockChange } from './use-lock-change.js'
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
  const pending = useLockChange(device)
  const reading = lockReading(device, pending, messages)
  const action = options.disableLockUnlock ? undefined : lockAction(device)

  async function attempt(wanted: LockAction, since?: Moment): Promise<void> {
    setBegunHere(true)
    await operate({ device, action: wanted }, { since, again: (since) => attempt(wanted, since) })
    setBegunHere(false)
  }
  return {
    action,
    isPending: pending !== undefined,
    spoken: (isBegunHere && pending && (reading?.note ?? reading?.word)) || '',
    press: () => action && void attempt(action)
  }
}
