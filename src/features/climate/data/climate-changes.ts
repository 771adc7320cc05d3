import type { ChangedClimatePreset, NewClimatePreset } from '../rules/climate-preset-parameters.js'
import {
  withActivePreset,
  withClimate,
  withCreatedPreset,
  withFanMode,
  withoutPreset,
  withUpdatedPreset
} from '../rules/climate-patch.js'
import type { ClimateRequest } from '../rules/climate-request.js'
import { inUse, readClimate } from '../rules/climate-setting.js'
import { deviceName, properties } from '../../device/rules/device.js'
import { presetOf } from '../rules/climate-preset.js'
import { fanMode } from '../rules/thermostat-status.js'
import type { CallOptions, PlatformClient, PlatformRequest } from '../../../client/index.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import type { FanMode } from '../../../client/resources.js'
import type { Change } from '../../../core/actions/change.js'
import { ofDevice } from '../../device/data/of-device.js'
import { unlessGone } from '../../../core/queries/unless-gone.js'

/** What can change only once at a time at the climate of a thermostat. */
export const climateKey = (deviceId: string): string => `climate ${deviceId}`

/** What can change only once at a time at the fan of a thermostat. */
export const fanModeKey = (deviceId: string): string => `fan mode ${deviceId}`

/** What can change only once at a time at the presets of a thermostat. */
export const presetsKey = (deviceId: string): string => `climate presets ${deviceId}`

/** What a thermostat is set to, not what it measures. */
const climateOf = (device: Device): unknown => inUse(readClimate(properties(device).current_climate_setting))

const presetBy =
  (key: string) =>
  (device: Device): unknown =>
    presetOf(device, key)

function requestClimate(
  { kind, params }: ClimateRequest,
  { thermostats }: PlatformClient,
  options: CallOptions
): PlatformRequest<unknown> {
  switch (kind) {
    case 'heat':
      return thermostats.heat(params, options)
    case 'cool':
      return thermostats.cool(params, options)
    case 'heat_cool':
      return thermostats.heatCool(params, options)
    case 'off':
      return thermostats.off(params, options)
  }
}

const CLIMATE_OPERATIONS = { heat: 'heat', cool: 'cool', heat_cool: 'heatCool', off: 'off' } as const

/** Sets mode and set points of a thermostat. The control that a person moves shows it; the device follows when it is done. */
export function climateChange(request: ClimateRequest): Change<Device> {
  const { kind, params } = request
  return {
    key: climateKey(params.device_id),
    operation: `thermostats.${CLIMATE_OPERATIONS[kind]}` as const,
    params: { ...params },
    isOptimistic: false,
    isCommand: true,
    // It is sent when the screen is left at the latest, which may be because the page is.
    request: (client, options) => requestClimate(request, client, { ...options, keepalive: true }),
    ...ofDevice(params.device_id, climateOf, (device) => withClimate(device, request))
  }
}

/** Sets when the fan of a thermostat runs. */
export function fanModeChange({ device_id }: Device, mode: FanMode): Change<Device> {
  const params = { device_id, fan_mode_setting: mode }
  return {
    key: fanModeKey(device_id),
    operation: 'thermostats.setFanMode',
    params,
    isOptimistic: true,
    isCommand: true,
    request: ({ thermostats }, options) => thermostats.setFanMode(params, options),
    ...ofDevice(device_id, fanMode, (device) => withFanMode(device, mode))
  }
}

/** Turns on a preset of a thermostat. */
export function activatePresetChange({ device_id }: Device, preset: ClimatePreset): Change<Device> {
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
}

/** Keeps a climate under a new key. */
export function createPresetChange(params: NewClimatePreset): Change<Device> {
  return {
    key: presetsKey(params.device_id),
    operation: 'thermostats.createClimatePreset',
    params: { ...params },
    isOptimistic: false,
    request: ({ thermostats }, options) => thermostats.createClimatePreset(params, options),
    ...ofDevice(params.device_id, presetBy(params.climate_preset_key), (device) => withCreatedPreset(device, params))
  }
}

/** Changes a preset. */
export function updatePresetChange(params: ChangedClimatePreset): Change<Device> {
  return {
    key: presetsKey(params.device_id),
    operation: 'thermostats.updateClimatePreset',
    params: { ...params },
    isOptimistic: false,
    request: ({ thermostats }, options) => thermostats.updateClimatePreset(params, options),
    ...ofDevice(params.device_id, presetBy(params.climate_preset_key), (device) => withUpdatedPreset(device, params))
  }
}

/** Deletes a preset: it is gone at once. */
export function deletePresetChange(thermostat: Device, climate_preset_key: string): Change<Device> {
  const { device_id } = thermostat
  const params = { device_id, climate_preset_key }
  return {
    key: presetsKey(device_id),
    operation: 'thermostats.deleteClimatePreset',
    params,
    isOptimistic: true,
    request: ({ thermostats }, options) =>
      unlessGone(thermostats.deleteClimatePreset(params, { ...options, keepalive: true })),
    lateFailure: ({ climatePresets }) => ({ subject: deviceName(thermostat), message: climatePresets.deleteFailed }),
    ...ofDevice(device_id, presetBy(climate_preset_key), (device) => withoutPreset(device, climate_preset_key))
  }
}
