import type { FormState } from '../../../core/actions/form-draft.js'
import { climateLimits } from '../rules/climate-limits.js'
import { type ClimatePresetForm, climatePresetForm } from '../rules/climate-preset-form.js'
import { offeredModes, withMode } from '../rules/climate.js'
import { isSameClimate } from '../rules/climate-setting.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'

/** Errors of the form, by field. `all` is the error of the whole form. */
export interface ServerErrors extends Partial<Record<'key' | 'name' | 'points' | 'all', string>> {
  readonly failure?: unknown
}

export type PresetDraft = FormState<ClimatePresetForm, ServerErrors>

/** Returns the initial form state. A new preset is off if the device can be turned off. */
export function initialPresetDraft(device: Device, edited: ClimatePreset | undefined): PresetDraft {
  const own = climatePresetForm(device, edited)
  const offered = offeredModes(device)
  const [first] = offered
  const isOffered = offered.some((mode) => mode === own.mode)
  const values = edited || !first || isOffered ? own : { ...own, ...withMode(own, first, climateLimits(device)) }
  return { initial: values, values, submitCount: 0 }
}

/** Returns the server-side errors that still apply to the current values. */
export function activeServerErrors({ values, rejected }: PresetDraft): ServerErrors {
  if (!rejected) return {}
  const { form: submitted, errors } = rejected
  const { key = '', name = '', points = '', ...status } = errors
  return {
    ...status,
    key: submitted.key === values.key ? key : '',
    name: submitted.name === values.name ? name : '',
    points: isSameClimate(submitted, values) ? points : ''
  }
}
