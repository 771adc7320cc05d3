import { climateLimits } from '../rules/climate-limits.js'
import { spanOf } from '../rules/climate.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { notSaved } from '../../../core/actions/form-draft.js'
import { freshDraft, type PresetDraft } from './preset-draft.js'
import { objectionsTo } from './preset-objections.js'

/** A deleted preset that cannot be made again just as it was. */
export interface PresetAgain {
  readonly preset: ClimatePreset
  /** What the platform has against it; nothing where it has a mode that cannot be asked for. */
  readonly error?: unknown
}

/** Opens the form of a new preset, filled in with what is known of a deleted one. @returns whether there is room for it */
export type OpenPresetForm = (again: PresetAgain) => boolean

/** Whether the mode of a form has a use for set points. */
export const hasPoints = (device: Device, { form }: PresetDraft): boolean =>
  Object.keys(spanOf(climateLimits(device), form.mode)).length > 0

/** The form of a new preset that is to be as a deleted one was, with what the platform has against that. */
export function draftAgain(device: Device, { preset, error }: PresetAgain): PresetDraft {
  const draft = { ...freshDraft(device, preset), initial: freshDraft(device, undefined).form }
  return error === undefined
    ? draft
    : notSaved(draft, draft.form, objectionsTo(error, undefined, hasPoints(device, draft)))
}
