import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import type { FanMode, KnownText } from '../../../client/resources.js'
import { climateFrom, type Climate } from './climate.js'
import { climateLimits } from './climate-limits.js'
import { isSameClimate, readClimate } from './climate-setting.js'
import { text } from '../../../core/values/value.js'

/** What the form of a preset holds. */
export interface ClimatePresetForm {
  readonly key: string
  readonly name: string
  readonly fanMode: KnownText<FanMode>
  readonly climate: Climate
}

/** The climate of a new preset, and what is taken where an old one has no set point (specification, section 9). */
const DEFAULT: Climate = { mode: 'off', heat: 80, cool: 60 }

/** The form in which a preset of a device is edited, or a new one is made. */
export function climatePresetForm(device: Device, edited?: ClimatePreset): ClimatePresetForm {
  return {
    key: text(edited?.climate_preset_key) ?? '',
    name: text(edited?.name) ?? '',
    fanMode: text(edited?.fan_mode_setting) ?? 'auto',
    climate: climateFrom(readClimate(edited), DEFAULT, climateLimits(device))
  }
}

/** Whether a form says something else than it did at first. */
export function isPresetFormChanged(form: ClimatePresetForm, initial: ClimatePresetForm): boolean {
  return (
    form.key.trim() !== initial.key.trim() ||
    form.name.trim() !== initial.name.trim() ||
    form.fanMode !== initial.fanMode ||
    !isSameClimate(form.climate, initial.climate)
  )
}
