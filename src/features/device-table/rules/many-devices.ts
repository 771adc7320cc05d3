import { canTakeChosenCode } from '../../access-codes/rules/shared-lock.js'
import { climatePresets } from '../../climate/rules/climate-preset.js'
import { deviceKind } from '../../device/rules/device.js'
import { isLocked, onlineStatus } from '../../device/rules/device-status.js'
import type { Device } from '../../../core/resources/resources.js'
import { fanMode } from '../../climate/rules/thermostat-status.js'

/** What can be done to many devices at once. */
export type ManyAction = 'lock' | 'unlock' | 'preset' | 'climate' | 'fan' | 'code'

const isOnline = (device: Device): boolean => onlineStatus(device) === 'online'
const isThermostat = (device: Device): boolean => deviceKind(device) === 'thermostat'

const CAN: Record<ManyAction, (device: Device) => boolean> = {
  lock: (device) => device.can_remotely_lock === true && isOnline(device),
  unlock: (device) => device.can_remotely_unlock === true && isOnline(device),
  preset: (device) => climatePresets(device).length > 0 && isOnline(device),
  climate: (device) => isThermostat(device) && isOnline(device),
  fan: (device) => isThermostat(device) && fanMode(device) !== undefined && isOnline(device),
  code: canTakeChosenCode
}

/** Whether something can be done to a device, as one of many. */
export const canDo = (device: Device, action: ManyAction): boolean => CAN[action](device)

/** Whether the platform tells that a lock is where it was told to be. */
export const isAsTold = (device: Device, action: 'lock' | 'unlock'): boolean => isLocked(device) === (action === 'lock')
