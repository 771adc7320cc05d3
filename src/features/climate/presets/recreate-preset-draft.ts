import { climateLimits } from '../rules/climate-limits.js'
import { spanOf } from '../rules/climate.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { afterRejectedSubmit } from '../../../core/actions/form-draft.js'
import { initialPresetDraft, type PresetDraft } from './preset-draft.js'
import { toFieldErrors } from './to-field-errors.js'

/** Deleted preset that can't be recreated automatically. */
export interface PresetRecreateParams {
  readonly preset: ClimatePreset
  /** Error of the rejected request. `undefined` if nothing was sent because the mode of the preset can't be set. */
  readonly error?: unknown
}

/**
 * Opens the form of a new preset with the values of a deleted preset.
 * @returns `true` if the form can be opened
 */
export type OpenPresetForm = (again: PresetRecreateParams) => boolean

/** Returns `true` if the mode of the form uses set points. */
export const hasPoints = (device: Device, { values }: PresetDraft): boolean =>
  Object.keys(spanOf(climateLimits(device), values.mode)).length > 0

/** Returns the form state to recreate a deleted preset, with the errors of the rejected request. */
export function recreatePresetDraft(device: Device, { preset, error }: PresetRecreateParams): PresetDraft {
  const draft = { ...initialPresetDraft(device, preset), initial: initialPresetDraft(device, undefined).values }
  return error === undefined
    ? draft
    : afterRejectedSubmit(draft, draft.values, toFieldErrors(error, undefined, hasPoints(device, draft)))
}
