import { isLocked } from '../../device/rules/device-status.js'
import { deviceKind } from '../../device/rules/device.js'
import { isNoisy } from '../../noise/rules/noise-level.js'
import type { Device } from '../../../core/resources/resources.js'
import { systemStatus } from '../../climate/rules/thermostat-reading.js'
import type { DeviceState } from './device-view.js'

/** Returns the state of a device that lists can be filtered by. */
export function deviceState(device: Device): DeviceState | undefined {
  const kind = deviceKind(device)
  if (kind === 'thermostat') {
    const doing = systemStatus(device)
    return doing === 'fan-only' ? undefined : doing
  }
  if (kind === 'noise-sensor') return isNoisy(device) ? 'noisy' : undefined
  const locked = isLocked(device)
  return locked === undefined ? undefined : locked ? 'locked' : 'unlocked'
}
