import { climateLimits } from '../rules/climate-limits.js'
import { spanOf } from '../rules/climate.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { recreationDraft, type RefusedRecreation } from '../../../core/actions/form-draft.js'
import { initialPresetDraft, type PresetDraft } from './preset-draft.js'
import { toFieldErrors } from './to-field-errors.js'

/**
 * Opens the form of a new preset with the values of a deleted preset.
 * @returns `true` if the form was opened
 */
export type OpenPresetForm = (again: RefusedRecreation<ClimatePreset>) => boolean

/** Returns `true` if the mode of the form uses set points. */
const hasPoints = (device: Device, { values }: Pick<PresetDraft, 'values'>): boolean =>
  Object.keys(spanOf(climateLimits(device), values.mode)).length > 0

/** Returns the form state to recreate a deleted preset, with the errors of the rejected request. */
export function recreatePresetDraft(
  device: Device,
  { resource: preset, error }: RefusedRecreation<ClimatePreset>
): PresetDraft {
  const draft = initialPresetDraft(device, preset)
  const errors = error === undefined ? undefined : toFieldErrors(error, undefined, hasPoints(device, draft))
  return recreationDraft(initialPresetDraft(device, undefined).values, draft.values, errors)
}
