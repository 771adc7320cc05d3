import type { FanMode } from '../../client/resources.js'
import type { Action } from '../../core/actions/action.js'
import type { Device } from '../../core/resources/resources.js'
import { failureText } from '../../element/hooks/failure-text.js'
import { ofDevice } from '../device/data/of-device.js'
import { deviceName } from '../device/rules/device.js'
import { FanModeChangeEvent } from './climate-events.js'
import { withFanMode } from './rules/climate-patch.js'
import { canBeSet, fanMode } from './rules/thermostat-status.js'

interface Input {
  readonly device: Device
  readonly mode: FanMode
}

/** Key of the mutations of a thermostat's fan. */
export const fanModeKey = (deviceId: string): string => `fan mode ${deviceId}`

/** Returns `true` if the device has a fan that can be set now. */
export const canSetFan = (device: Device): boolean => canBeSet(device) && fanMode(device) !== undefined

/** Sets the fan mode of a thermostat. Queued behind a fan mode change that is in flight. */
export const setFanMode: Action<Input, Device> = {
  mutation({ device: { device_id }, mode }) {
    const params = { device_id, fan_mode_setting: mode }
    return {
      key: fanModeKey(device_id),
      onConflict: 'queue',
      operation: 'thermostats.setFanMode',
      params,
      isOptimistic: true,
      isCommand: true,
      request: ({ thermostats }, options) => thermostats.setFanMode(params, options),
      ...ofDevice(device_id, fanMode, (current) => withFanMode(current, mode))
    }
  },
  event: ({ device, mode }) => new FanModeChangeEvent(device.device_id, mode),
  isAvailable: canSetFan,
  isApplied: (device, { mode }) => device?.properties?.fan_mode_setting === mode,
  texts({ device }, messages) {
    const { thermostat } = messages
    const subject = deviceName(device)
    return {
      success: { subject, message: thermostat.fanModeUpdated },
      failed: (error) => ({ subject, message: failureText(error, thermostat.fanModeFailed, messages) })
    }
  }
}
