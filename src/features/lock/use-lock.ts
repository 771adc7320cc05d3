import { useState } from 'react'
import { useAction } from '../../element/actions/use-action.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { type LockAction, lockAction } from '../device/rules/device-status.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Device } from '../../core/resources/resources.js'
import { lockStatus } from './lock-status-reading.js'
import { useLockMutation } from './use-lock-mutation.js'
import { operateLock } from './operate-lock.js'

export interface LockControl {
  /** The command to offer. `undefined` if the lock is offline, doesn't support it, or the host disables it. */
  readonly action: LockAction | undefined
  /** `true` while a command is in flight, started by any element. */
  readonly isPending: boolean
  /** Announced text about a command started here. The result is announced by a toast. */
  readonly announcement: string
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
    announcement: (isBegunHere && pending && (reading?.note ?? reading?.word)) || '',
    press: () => action && void attempt(action)
  }
}
