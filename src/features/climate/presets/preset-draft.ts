import type { FormState } from '../../../core/actions/form-draft.js'
import { climateLimits } from '../rules/climate-limits.js'
import { type ClimatePresetForm, climatePresetForm } from '../rules/climate-preset-form.js'
import { offeredModes, withMode } from '../rules/climate.js'
import { isSameClimate } from '../rules/climate-setting.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'

/** What was said against a form: a field each, and all of it; or why it could not be saved without a word about it. */
export interface Objections extends Partial<Record<'key' | 'name' | 'points' | 'all', string>> {
  readonly failure?: unknown
}

/** The form of a preset while a person is at it. */
export type PresetDraft = FormState<ClimatePresetForm, Objections>

/** The form with which a person begins; a new preset is off only where the device can be. */
export function freshDraft(device: Device, edited: ClimatePreset | undefined): PresetDraft {
  const own = climatePresetForm(device, edited)
  const offered = offeredModes(device)
  const [first] = offered
  const isOffered = offered.some((mode) => mode === own.mode)
  const values = edited || !first || isOffered ? own : { ...own, ...withMode(own, first, climateLimits(device)) }
  return { initial: values, values, submitCount: 0 }
}

/** What still holds of what was said against the form. */
export function standingObjections({ values, rejected }: PresetDraft): Objections {
  if (!rejected) return {}
  const { form: before, objections } = rejected
  const { key = '', name = '', points = '', ...status } = objections
  return {
    ...status,
    key: before.key === values.key ? key : '',
    name: before.name === values.name ? name : '',
    points: isSameClimate(before, values) ? points : ''
  }
}
