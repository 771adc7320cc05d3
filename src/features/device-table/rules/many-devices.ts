import { canTakeChosenCode } from '../../access-codes/rules/shared-lock.js'
import { canActivatePreset } from '../../climate/activate-preset.js'
import { canBeSet } from '../../climate/rules/thermostat-status.js'
import { canSetFan } from '../../climate/set-fan-mode.js'
import { canOperate } from '../../lock/operate-lock.js'
import type { Device } from '../../../core/resources/resources.js'

/** What can be done to many devices at once. */
export type ManyAction = 'lock' | 'unlock' | 'preset' | 'climate' | 'fan' | 'code'

const CAN: Record<ManyAction, (device: Device) => boolean> = {
  lock: (device) => canOperate(device, 'lock'),
  unlock: (device) => canOperate(device, 'unlock'),
  preset: canActivatePreset,
  climate: canBeSet,
  fan: canSetFan,
  code: canTakeChosenCode
}

/** Whether something can be done to a device, as one of many. */
export const canDo = (device: Device, action: ManyAction): boolean => CAN[action](device)
