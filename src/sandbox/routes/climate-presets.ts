import type { ClimatePreset } from '../../client/resources.js'
import { applyClimate, applyPreset, findPreset, isActivePreset, getPresets } from '../climate.js'
import { readClimate, readFan, readMode } from '../climate-draft.js'
import { climatePreset, climateSetting, type PresetTraits } from '../data/climate.js'
import type { DeviceRecord } from '../data/device-record.js'
import { findThermostat } from '../visibility.js'
import { readParams, readDeviceId, type ParamReader } from '../params.js'
import { RequestError } from '../request-error.js'
import { type Call, type Route, type Routes } from '../route.js'

function readNewKey(read: ParamReader, device: DeviceRecord): string {
  const key = read.string('climate_preset_key')
  if (/\s/.test(key)) read.reject('climate_preset_key', 'Cannot contain spaces')
  if (getPresets(device).some((preset) => preset.climate_preset_key === key)) {
    read.reject('climate_preset_key', 'Already used by another climate preset on this device')
  }
  return key
}

/** Reads the parameters of a preset. Omitted fields keep their existing value. */
function readDraft(read: ParamReader, device: DeviceRecord, existing?: ClimatePreset): Omit<PresetTraits, 'key'> {
  const mode = readMode(read, device) ?? existing?.hvac_mode_setting
  const name = read.optionalString('name', { min: 1 })
  return {
    ...readClimate(read, { device, mode, existing }),
    name: name ?? (read.isNull('name') ? null : (existing?.name ?? null)),
    fan: readFan(read, device) ?? (existing ? (existing.fan_mode_setting ?? null) : undefined),
    canBeOverridden: read.optionalBoolean('manual_override_allowed') ?? existing?.manual_override_allowed
  }
}

type RequestContext = Pick<Call, 'state' | 'session'>

const onThermostat = (
  method: Route['method'],
  handle: (device: DeviceRecord, values: Record<string, unknown>) => void
): Route => ({
  method,
  handle(call: RequestContext, values) {
    handle(findThermostat(call, readDeviceId(values)), values)
    return {}
  }
})

const onPreset = (
  method: Route['method'],
  handle: (device: DeviceRecord, preset: ClimatePreset, values: Record<string, unknown>) => void
): Route =>
  onThermostat(method, (device, values) => {
    const key = readParams(values, (read) => read.string('climate_preset_key'))
    handle(device, findPreset(device, key), values)
  })

const presetsWithout = (device: DeviceRecord, preset: ClimatePreset): ClimatePreset[] =>
  getPresets(device).filter((other) => other !== preset)

/** Climate presets, newest first. They are stored on the platform, so changes apply immediately. */
export const climatePresetRoutes: Routes = {
  '/thermostats/create_climate_preset': onThermostat('POST', (device, values) => {
    const traits = readParams(values, (read) => ({ key: readNewKey(read, device), ...readDraft(read, device) }))
    device.properties.available_climate_presets = [climatePreset(traits), ...getPresets(device)]
  }),
  '/thermostats/update_climate_preset': onPreset('PATCH', (device, preset, values) => {
    if (preset.can_edit === false) {
      throw new RequestError(400, 'climate_preset_not_editable', 'The climate preset cannot be edited.')
    }
    const draft = readParams(values, (read) => readDraft(read, device, preset))
    const { can_edit, can_delete, climate_preset_key: key } = preset
    const changed = { ...climatePreset({ ...draft, key }), can_edit, can_delete }
    device.properties.available_climate_presets = [changed, ...presetsWithout(device, preset)]
    if (isActivePreset(device, preset)) applyPreset(device, changed)
  }),
  '/thermostats/delete_climate_preset': onPreset('POST', (device, preset) => {
    if (preset.can_delete === false) {
      throw new RequestError(400, 'climate_preset_not_deletable', 'The climate preset cannot be deleted.')
    }
    const { properties } = device
    properties.available_climate_presets = presetsWithout(device, preset)
    if (properties.fallback_climate_preset_key === preset.climate_preset_key) {
      properties.fallback_climate_preset_key = null
    }
    if (!isActivePreset(device, preset)) return
    const { hvac_mode_setting: mode, ...points } = properties.current_climate_setting ?? {}
    const { heating_set_point_fahrenheit: heat, cooling_set_point_fahrenheit: cool } = points
    applyClimate(device, climateSetting({ mode, heat, cool }))
  }),
  '/thermostats/set_fallback_climate_preset': onPreset('POST', (device, preset) => {
    device.properties.fallback_climate_preset_key = preset.climate_preset_key
  })
}
