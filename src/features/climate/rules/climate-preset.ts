import type { FanMode, KnownText } from '../../../client/resources.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import type { Untrusted } from '../../../core/resources/untrusted.js'
import { readableKey } from '../../../core/values/readable-key.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { type ClimateReading, isSameClimate, readClimate, usedSetPoints } from './climate-setting.js'

const hasKey = (preset: Untrusted<ClimatePreset> | null | undefined): preset is ClimatePreset =>
  parseString(preset?.climate_preset_key) !== undefined

export function climatePresets(device: Device): readonly ClimatePreset[] {
  return parseList(properties(device).available_climate_presets).filter(hasKey)
}

/** Returns `true` if the device has presets that can be turned on now. */
export const canActivatePreset = (device: Device): boolean =>
  climatePresets(device).length > 0 && onlineStatus(device) === 'online'

/** Returns the displayed name of a preset: its name, or its key as words if it has no name. */
export function presetName({ name, display_name, climate_preset_key: key }: ClimatePreset): string {
  const displayed = parseString(name) ?? parseString(display_name) ?? key
  return displayed === key ? readableKey(key) : displayed
}

/** Returns the key of a preset unless its name implies it, as "Guest arrival" implies "guest_arrival". */
export function distinctKey(preset: ClimatePreset): string | undefined {
  const { climate_preset_key: key } = preset
  return presetName(preset).toLowerCase() === readableKey(key).toLowerCase() ? undefined : key
}

export const canEditPreset = ({ can_edit }: ClimatePreset): boolean => can_edit === true

export const canDeletePreset = ({ can_delete }: ClimatePreset): boolean => can_delete === true

const FAN_MODES: readonly FanMode[] = ['auto', 'on', 'circulate']

/** Returns `true` if the fan mode can be set. */
export const isFanMode = (mode: unknown): mode is FanMode => FAN_MODES.some((known) => known === mode)

/** Settings of a preset that its chips show: mode, used set points in °F, and fan mode. */
export interface PresetChips extends ClimateReading {
  readonly fanMode: KnownText<FanMode> | undefined
}

export function presetChips(preset: ClimatePreset): PresetChips {
  return { ...usedSetPoints(readClimate(preset)), fanMode: parseString(preset.fan_mode_setting) }
}

export const presetOf = (device: Device, key: string): ClimatePreset | undefined =>
  climatePresets(device).find(({ climate_preset_key }) => climate_preset_key === key)

/** Returns the name of a preset by its key, or `undefined` if the device doesn't have the preset. */
export function presetNameOf(key: string, device: Device): string | undefined {
  const preset = presetOf(device, key)
  return preset && presetName(preset)
}

/**
 * Returns the active preset of a thermostat: the reported preset if its settings match those of the thermostat. If none
 * is reported, the preset with matching settings, provided that there is only one.
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

/** Returns `true` if the thermostat has the mode and the used set points of a preset, whichever preset it reports. */
export function hasClimateOf(device: Device, key: string): boolean {
  const preset = presetOf(device, key)
  return (
    preset !== undefined && isSameClimate(readClimate(preset), readClimate(properties(device).current_climate_setting))
  )
}
