import type { Action } from '../../core/actions/action.js'
import type { ClimatePreset, Device } from '../../core/resources/resources.js'
import { ofDevice } from '../device/data/of-device.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { ClimateChangeEvent } from './climate-events.js'
import { type Climate, climateFrom, deviceClimate } from './rules/climate.js'
import { climateLimits } from './rules/climate-limits.js'
import { withActivePreset } from './rules/climate-patch.js'
import { climatePresets } from './rules/climate-preset.js'
import { climateRequest, isClimateChanged, isSettable } from './rules/climate-request.js'
import { readClimate } from './rules/climate-setting.js'
import { climateKey, climateOf } from './set-climate.js'

interface Input {
  readonly device: Device
  readonly preset: ClimatePreset
}

/** What a preset makes of a thermostat. */
const climateWith = ({ device, preset }: Input): Climate =>
  climateFrom(readClimate(preset), deviceClimate(device), climateLimits(device))

/** Whether a device has presets that can be turned on now. */
export const canActivatePreset = (device: Device): boolean =>
  climatePresets(device).length > 0 && onlineStatus(device) === 'online'

/** Turns on a preset of a thermostat. */
export const activatePreset: Action<Input, Device> = {
  change({ device: { device_id }, preset }) {
    const params = { device_id, climate_preset_key: preset.climate_preset_key }
    return {
      key: climateKey(device_id),
      operation: 'thermostats.activateClimatePreset',
      params,
      isOptimistic: false,
      isCommand: true,
      request: ({ thermostats }, options) => thermostats.activateClimatePreset(params, options),
      ...ofDevice(device_id, climateOf, (device) => withActivePreset(device, preset))
    }
  },
  event(input) {
    const climate = climateWith(input)
    return isSettable(climate) ? new ClimateChangeEvent(climateRequest(input.device, climate)) : undefined
  },
  can: canActivatePreset,
  isSo: (device, input) => device !== undefined && !isClimateChanged(device, climateWith(input))
}
