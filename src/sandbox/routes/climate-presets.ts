import type { ClimatePreset } from '../../client/resources.js'
import { applyClimate, applyPreset, findPreset, getPresets, isActivePreset } from '../climate.js'
import { readClimate, readFan, readMode } from '../climate-draft.js'
import { deviceRoute, itemRoute } from '../crud-routes.js'
import { climatePreset, climateSetting, type PresetTraits } from '../data/climate.js'
import type { DeviceRecord } from '../data/device-record.js'
import type { OwnedItem } from '../device-items.js'
import { type ParamReader, type RawParams, readDeviceId, readParams } from '../params.js'
import { RequestError } from '../request-error.js'
import type { Routes } from '../route.js'
import { findThermostat, type Viewer } from '../visibility.js'

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

/** Returns the preset of a request, which has the id of its thermostat and its key. */
function findRequested(viewer: Viewer, values: RawParams): OwnedItem<ClimatePreset> {
  const device = findThermostat(viewer, readDeviceId(values))
  const key = readParams(values, (read) => read.string('climate_preset_key'))
  return { device, item: findPreset(device, key) }
}

const presetsWithout = ({ device, item }: OwnedItem<ClimatePreset>): ClimatePreset[] =>
  getPresets(device).filter((preset) => preset !== item)

/** Updates a preset, which moves to the front. */
function updatePreset(owned: OwnedItem<ClimatePreset>, values: RawParams): void {
  const { device, item } = owned
  const { can_edit, can_delete, climate_preset_key: key } = item
  if (can_edit === false) {
    throw new RequestError(400, 'climate_preset_not_editable', 'The climate preset cannot be edited.')
  }
  const draft = readParams(values, (read) => readDraft(read, device, item))
  const changed = { ...climatePreset({ ...draft, key }), can_edit, can_delete }
  device.properties.available_climate_presets = [changed, ...presetsWithout(owned)]
  if (isActivePreset(device, item)) applyPreset(device, changed)
}

/** Deletes a preset. If it is active, the thermostat keeps its set points. */
function deletePreset(owned: OwnedItem<ClimatePreset>): void {
  const { device, item } = owned
  const { properties } = device
  if (item.can_delete === false) {
    throw new RequestError(400, 'climate_preset_not_deletable', 'The climate preset cannot be deleted.')
  }
  properties.available_climate_presets = presetsWithout(owned)
  if (properties.fallback_climate_preset_key === item.climate_preset_key) properties.fallback_climate_preset_key = null
  if (!isActivePreset(device, item)) return
  const { hvac_mode_setting: mode, ...points } = properties.current_climate_setting ?? {}
  const { heating_set_point_fahrenheit: heat, cooling_set_point_fahrenheit: cool } = points
  applyClimate(device, climateSetting({ mode, heat, cool }))
}

/** Climate presets, newest first. They are stored on the platform, so changes apply immediately. */
export const climatePresetRoutes: Routes = {
  '/thermostats/create_climate_preset': deviceRoute('POST', findThermostat, (_call, device, values) => {
    const traits = readParams(values, (read) => ({ key: readNewKey(read, device), ...readDraft(read, device) }))
    device.properties.available_climate_presets = [climatePreset(traits), ...getPresets(device)]
    return {}
  }),
  '/thermostats/update_climate_preset': itemRoute('PATCH', findRequested, (_call, owned, values) => {
    updatePreset(owned, values)
    return {}
  }),
  '/thermostats/delete_climate_preset': itemRoute('POST', findRequested, (_call, owned) => {
    deletePreset(owned)
    return {}
  }),
  '/thermostats/set_fallback_climate_preset': itemRoute('POST', findRequested, (_call, { device, item }) => {
    device.properties.fallback_climate_preset_key = item.climate_preset_key
    return {}
  })
}
