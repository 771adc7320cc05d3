import type { Action } from '../../core/actions/action.js'
import type { ClimatePreset, Device } from '../../core/resources/resources.js'
import { failureText } from '../../element/hooks/failure-text.js'
import { ofDevice } from '../device/data/of-device.js'
import { deviceName } from '../device/rules/device.js'
import { ClimateChangeEvent } from './climate-events.js'
import { climateText } from './climate-text.js'
import { type Climate, climateFrom, deviceClimate } from './rules/climate.js'
import { climateLimits } from './rules/climate-limits.js'
import { withActivePreset } from './rules/climate-patch.js'
import { canActivatePreset, presetName } from './rules/climate-preset.js'
import { climateRequest, isClimateChanged, isSettable } from './rules/climate-request.js'
import { readClimate, usedSetPoints } from './rules/climate-setting.js'
import type { TemperatureUnit } from './rules/temperature.js'
import { climateKey, climateOf } from './set-climate.js'

interface Input {
  readonly device: Device
  readonly preset: ClimatePreset
  /**
   * Unit of the temperatures in toasts.
   * @default 'fahrenheit'
   */
  readonly unit?: TemperatureUnit
}

/** Returns the climate of a thermostat after a preset was applied. */
const climateWith = ({ device, preset }: Input): Climate =>
  climateFrom(readClimate(preset), deviceClimate(device), climateLimits(device))

/** Turns on a preset of a thermostat. Queued behind a climate change that is in flight. */
export const activatePreset: Action<Input, Device> = {
  mutation({ device: { device_id }, preset }) {
    const params = { device_id, climate_preset_key: preset.climate_preset_key }
    return {
      key: climateKey(device_id),
      onConflict: 'queue',
      operation: 'thermostats.activateClimatePreset',
      params,
      isCommand: true,
      request: ({ thermostats }, options) => thermostats.activateClimatePreset(params, options),
      ...ofDevice(device_id, climateOf, (current) => withActivePreset(current, preset))
    }
  },
  event(input) {
    const climate = climateWith(input)
    return isSettable(climate) ? new ClimateChangeEvent(climateRequest(input.device, climate)) : undefined
  },
  isAvailable: canActivatePreset,
  isApplied: (device, input) => device !== undefined && !isClimateChanged(device, climateWith(input)),
  texts(input, messages) {
    const { device, preset, unit = 'fahrenheit' } = input
    const subject = deviceName(device)
    const detail = climateText(usedSetPoints(climateWith(input)), unit, messages)
    return {
      success: { subject, message: presetName(preset), detail },
      failed: (error) => ({ subject, message: failureText(error, messages.thermostat.climateFailed, messages) })
    }
  }
}
