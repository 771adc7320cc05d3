import type { Dispatch, SetStateAction } from 'react'
import { useAction } from '../../../element/actions/use-action.js'
import { savedBy, type SavingForm, useSaveForm } from '../../../element/actions/use-save-form.js'
import type { ClimatePresetForm } from '../rules/climate-preset-form.js'
import { createPresetParameters, updatePresetParameters } from '../rules/climate-preset-parameters.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { createPreset, presetsKey, updatePreset } from './preset-actions.js'
import type { Objections, PresetDraft } from './preset-draft.js'
import { objectionsTo } from './preset-objections.js'

interface Options {
  readonly device: Device
  readonly edited: ClimatePreset | undefined
  readonly draft: PresetDraft
  readonly hasPoints: boolean
  readonly setDraft: Dispatch<SetStateAction<PresetDraft>>
  readonly onSaved: (key: string) => void
}

/** How the form of a preset is saved. */
export function useSavePreset({ device, edited, draft, hasPoints, setDraft, onSaved }: Options): SavingForm {
  const create = useAction(createPreset)
  const update = useAction(updatePreset)
  const { form } = draft
  const created = edited ? undefined : createPresetParameters(form, device)
  const updated = edited && updatePresetParameters(form, device, edited)

  async function send() {
    if (updated) return savedBy(await update(updated), () => updated.climate_preset_key)
    return created && savedBy(await create(created), () => created.climate_preset_key)
  }

  return useSaveForm<ClimatePresetForm, Objections>({
    draft,
    setDraft,
    key: presetsKey(device.device_id),
    isFaulty: !updated && !created,
    unchangedId: undefined,
    send,
    objectionsTo: (error) => objectionsTo(error, edited, hasPoints),
    onSaved
  })
}
