import { useAction } from '../../../element/actions/use-action.js'
import { savedBy, type SavingForm, useSaveForm } from '../../../element/actions/use-save-form.js'
import type { FormControl } from '../../../element/form/use-form-draft.js'
import type { ClimatePresetForm } from '../rules/climate-preset-form.js'
import { createPresetParameters, updatePresetParameters } from '../rules/climate-preset-parameters.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { createPreset, presetsKey, updatePreset } from './preset-actions.js'
import type { Objections } from './preset-draft.js'
import { objectionsTo } from './preset-objections.js'

interface Options {
  readonly device: Device
  readonly edited: ClimatePreset | undefined
  readonly control: FormControl<ClimatePresetForm, Objections>
  readonly hasPoints: boolean
  readonly onSaved: (key: string) => void
}

/** How the form of a preset is saved. */
export function useSavePreset({ device, edited, control, hasPoints, onSaved }: Options): SavingForm {
  const create = useAction(createPreset)
  const update = useAction(updatePreset)
  const { form } = control.draft
  const created = edited ? undefined : createPresetParameters(form, device)
  const updated = edited && updatePresetParameters(form, device, edited)

  async function send() {
    if (updated) return savedBy(await update(updated), () => updated.climate_preset_key)
    return created && savedBy(await create(created), () => created.climate_preset_key)
  }

  return useSaveForm<ClimatePresetForm, Objections>({
    control,
    key: presetsKey(device.device_id),
    isFaulty: !updated && !created,
    unchangedId: undefined,
    send,
    objectionsTo: (error) => objectionsTo(error, edited, hasPoints),
    onSaved
  })
}
