/** A button is pressed, step 3: declares the action. */
import type { Action } from '../../core/actions/action.js'
import type { Device } from '../../core/resources/resources.js'
import { failureReason } from '../../element/hooks/failure-text.js'
import { ofDevice, withProperties } from '../device/data/of-device.js'
import { deviceName } from '../device/rules/device.js'
import { isLocked, type LockAction, lockKey, onlineStatus } from '../device/rules/device-status.js'
import { LockChangeEvent } from './lock-events.js'

interface Input {
  readonly device: Device
  readonly action: LockAction
}

/** Returns `true` if a lock supports a command and is online. */
export const canOperate = (device: Device, action: LockAction): boolean =>
  device[`can_remotely_${action}`] === true && onlineStatus(device) === 'online'

/** Locks or unlocks a lock. The new state is shown only after the platform has confirmed it. */
export const operateLock: Action<Input, Device> = {
  mutation({ device: { device_id }, action }) {
    const params = { device_id }
    const locked = action === 'lock'
    return {
      key: lockKey(device_id),
      onConflict: 'ignore',
      operation: locked ? 'locks.lockDoor' : 'locks.unlockDoor',
      params,
      isCommand: true,
      request: ({ locks }, options) => (locked ? locks.lockDoor(params, options) : locks.unlockDoor(params, options)),
      ...ofDevice(device_id, isLocked, (current) => withProperties(current, { locked }))
    }
  },
  event: ({ device, action }) => new LockChangeEvent(device.device_id, action),
  isAvailable: (device, { action }) => canOperate(device, action),
  isApplied: (device, { action }) => device !== undefined && isLocked(device) === (action === 'lock'),
  texts({ device }, messages) {
    const { lock } = messages
    const subject = deviceName(device)
    return {
      success: { subject, message: lock.updated },
      failed: (error) => ({ subject, message: lock.updateFailed, detail: failureReason(error, messages) })
    }
  }
}
