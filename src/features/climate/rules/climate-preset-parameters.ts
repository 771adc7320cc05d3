import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import type { FanMode } from '../../../client/resources.js'
import { presetKeyError } from './preset-key-error.js'
import type { ClimatePresetForm } from './climate-preset-form.js'
import { isClimateMode, setPoints, type ClimateMode, type SetPoints } from './climate-setting.js'

/** What the platform is told to create a preset. */
export interface NewClimatePreset extends SetPoints {
  device_id: string
  climate_preset_key: string
  name?: string
  hvac_mode_setting?: ClimateMode
  fan_mode_setting?: FanMode
}

/** What the platform is told to update a preset. */
export interface ChangedClimatePreset extends NewClimatePreset {
  manual_override_allowed: false
}

const FAN_MODES: readonly FanMode[] = ['auto', 'on', 'circulate']

function parameters({ device_id }: Device, key: string, form: ClimatePresetForm): NewClimatePreset {
  const name = form.name.trim()
  const { mode } = form
  const fanMode = FAN_MODES.find((known) => known === form.fanMode)
  return {
    device_id,
    climate_preset_key: key,
    ...(name && { name }),
    // A mode that is only shown here stays as the platform has it, with its set points.
    ...(isClimateMode(mode) && { hvac_mode_setting: mode, ...setPoints(form) }),
    ...(fanMode && { fan_mode_setting: fanMode })
  }
}

/** What to create a preset with; nothing while its key has a fault. */
export function createPresetParameters(form: ClimatePresetForm, device: Device): NewClimatePreset | undefined {
  return presetKeyError(form.key, device) ? undefined : parameters(device, form.key.trim(), form)
}

/** What to update a preset with. */
export function updatePresetParameters(
  form: ClimatePresetForm,
  device: Device,
  { climate_preset_key }: ClimatePreset
): ChangedClimatePreset {
  return { ...parameters(device, climate_preset_key, form), manual_override_allowed: false }
}
