import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import type { FanMode, KnownText } from '../../../client/resources.js'
import { usedSetPoints, isSameClimate, readClimate, type ClimateReading } from './climate-setting.js'
import { properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import type { Untrusted } from '../../../core/resources/untrusted.js'
import { parseList, parseString } from '../../../core/values/value.js'

const hasKey = (preset: Untrusted<ClimatePreset> | null | undefined): preset is ClimatePreset =>
  parseString(preset?.climate_preset_key) !== undefined

/** The presets of a device, as far as they have a key by which they can be told apart. */
export function climatePresets(device: Device): readonly ClimatePreset[] {
  return parseList(properties(device).available_climate_presets).filter(hasKey)
}

/** Whether a device has presets that can be turned on now. */
export const canActivatePreset = (device: Device): boolean =>
  climatePresets(device).length > 0 && onlineStatus(device) === 'online'

/** The name of a preset as it is shown: the one that people gave it, else its key. */
export function presetName({ name, display_name, climate_preset_key }: ClimatePreset): string {
  return parseString(name) ?? parseString(display_name) ?? climate_preset_key
}

/** Whether a preset can be edited. */
export const canEditPreset = ({ can_edit }: ClimatePreset): boolean => can_edit === true

/** Whether a preset can be deleted. */
export const canDeletePreset = ({ can_delete }: ClimatePreset): boolean => can_delete === true

/** What the chips of a preset say: its mode, the set points of that in Fahrenheit, and when the fan runs. */
export interface PresetChips extends ClimateReading {
  readonly fanMode: KnownText<FanMode> | undefined
}

/** The chips of a preset. */
export function presetChips(preset: ClimatePreset): PresetChips {
  return { ...usedSetPoints(readClimate(preset)), fanMode: parseString(preset.fan_mode_setting) }
}

/** A preset by its key, as a device has it. */
export const presetOf = (device: Device, key: string): ClimatePreset | undefined =>
  climatePresets(device).find(({ climate_preset_key }) => climate_preset_key === key)

/** The name of a preset by its key; nothing where a device does not have it. */
export function presetNameOf(key: string, device: Device): string | undefined {
  const preset = presetOf(device, key)
  return preset && presetName(preset)
}

/**
 * The preset that a thermostat goes by now: the one that it names, as long as it is set to what that has; where it names
 * none, the only one that it is set to.
 */
export function activePreset(device: Device): ClimatePreset | undefined {
  const { current_climate_setting: setting } = properties(device)
  const now = readClimate(setting)
  if (now.mode === undefined) return undefined
  const same = climatePresets(device).filter((preset) => isSameClimate(readClimate(preset), now))
  const named = parseString(setting?.climate_preset_key)
  if (named !== undefined) return same.find(({ climate_preset_key: key }) => key === named)
  return same.length === 1 ? same[0] : undefined
}
