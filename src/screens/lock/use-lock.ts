import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { LockChangeEvent } from '../../element/events/events.js'
import { useChange, useIsChanging, useIsStillWaiting } from '../../element/hooks/use-change.js'
import { deviceName } from '../../model/device.js'
import { type LockAction, lockAction } from '../../model/device-status.js'
import type { Device } from '../../model/resources.js'
import { lockChange, lockKey } from '../../store/changes.js'
import { useToasts } from '../../ui/feedback/toasts.js'

/** How a lock is locked and unlocked. */
export interface LockControl {
  /** What can be done now; nothing where the lock cannot be reached, cannot do it, or the host does not want it. */
  readonly action: LockAction | undefined
  readonly isPending: boolean
  /** Whether the door has not done in the usual time what it was told. */
  readonly isStillWaiting: boolean
  press(): void
}

export function useLock(device: Device): LockControl {
  const { controller, options } = useElement()
  const { lock, general } = useMessages()
  const toasts = useToasts()
  const change = useChange()
  const subject = deviceName(device)
  const action = options.disableLockUnlock ? undefined : lockAction(device)

  async function attempt(wanted: LockAction): Promise<void> {
    const { status } = await change(lockChange(device, wanted))
    if (status === 'done') {
      toasts.show({ variant: 'success', subject, message: lock.updated })
      controller.dispatch(new LockChangeEvent(device.device_id, wanted))
    }
    if (status !== 'failed') return
    const again = { label: general.tryAgain, onAction: () => void attempt(wanted) }
    toasts.show({ variant: 'error', subject, message: lock.updateFailed, action: again })
  }

  return {
    action,
    isPending: useIsChanging(lockKey(device.device_id)),
    isStillWaiting: useIsStillWaiting(lockKey(device.device_id)),
    press: () => action && void attempt(action)
  }
}
