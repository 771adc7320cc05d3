import type { FanMode, KnownText } from '../../../client/resources.js'
import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { type Climate, climateFrom, withMode } from './climate.js'
import { climateLimits } from './climate-limits.js'
import { hasCool, hasHeat, isSamePoint, readClimate } from './climate-setting.js'

export interface ClimatePresetForm extends Climate {
  readonly key: string
  readonly name: string
  readonly fanMode: KnownText<FanMode>
}

/** Climate of a new preset. Also replaces missing set points of an existing preset (specification, section 9). */
const DEFAULT: Climate = { mode: 'off', heat: 80, cool: 60 }

/** Returns the form values of a preset, or of a new preset if `edited` is omitted. */
export function climatePresetForm(device: Device, edited?: ClimatePreset): ClimatePresetForm {
  return {
    key: parseString(edited?.climate_preset_key) ?? '',
    name: parseString(edited?.name) ?? '',
    fanMode: parseString(edited?.fan_mode_setting) ?? 'auto',
    ...climateFrom(readClimate(edited), DEFAULT, climateLimits(device))
  }
}

/** Returns the rules that compare form values of a device's presets. */
export const presetFormRules = (device: Device): FormRules<ClimatePresetForm> => ({
  isSame: {
    key: isSameText,
    name: isSameText,
    fanMode: Object.is,
    mode: Object.is,
    heat: isSamePoint,
    cool: isSamePoint
  },
  isUsed: (field, { mode }) => (field === 'heat' ? hasHeat(mode) : field !== 'cool' || hasCool(mode)),
  fit: (form) => ({ ...form, ...withMode(form, form.mode, climateLimits(device)) })
})
