import { climateLimits } from '../rules/climate-limits.js'
import { spanOf } from '../rules/climate.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { afterRejectedSubmit } from '../../../core/actions/form-draft.js'
import { freshDraft, type PresetDraft } from './preset-draft.js'
import { toFieldErrors } from './to-field-errors.js'

/** A deleted preset that cannot be made again just as it was. */
export interface PresetRecreateParams {
  readonly preset: ClimatePreset
  /** What the platform has against it; nothing where it has a mode that cannot be asked for. */
  readonly error?: unknown
}

/** Opens the form of a new preset, filled in with what is known of a deleted one. @returns whether there is room for it */
export type OpenPresetForm = (again: PresetRecreateParams) => boolean

/** Whether the mode of a form has a use for set points. */
export const hasPoints = (device: Device, { values }: PresetDraft): boolean =>
  Object.keys(spanOf(climateLimits(device), values.mode)).length > 0

/** The form of a new preset that is to be as a deleted one was, with what the platform has against that. */
export function recreatePresetDraft(device: Device, { preset, error }: PresetRecreateParams): PresetDraft {
  const draft = { ...freshDraft(device, preset), initial: freshDraft(device, undefined).values }
  return error === undefined
    ? draft
    : afterRejectedSubmit(draft, draft.values, toFieldErrors(error, undefined, hasPoints(device, draft)))
}
