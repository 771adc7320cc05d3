import { useAction } from '../../../element/actions/use-action.js'
import { toSaveResult, type FormSubmission, useSaveForm } from '../../../element/actions/use-save-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../element/form/use-form-draft.js'
import type { ClimatePresetForm } from '../rules/climate-preset-form.js'
import { createPresetParameters } from '../rules/climate-preset-parameters.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { createPreset, presetsKey, updatePreset } from './preset-actions.js'
import type { ServerErrors } from './preset-draft.js'
import { toFieldErrors } from './to-field-errors.js'

interface Options {
  readonly device: Device
  readonly edited: ClimatePreset | undefined
  readonly control: FormControl<ClimatePresetForm, ServerErrors>
  readonly hasPoints: boolean
  readonly onSaved: (key: string) => void
}

export function useSavePreset({ device, edited, control, hasPoints, onSaved }: Options): FormSubmission {
  const create = useAction(createPreset)
  const update = useAction(updatePreset)
  const { values } = control.draft
  const { climatePresets: texts } = useMessages()
  const created = edited ? undefined : createPresetParameters(values, device)

  async function send() {
    if (edited)
      return toSaveResult(
        await update({ device, preset: edited, edit: control.draft }),
        () => edited.climate_preset_key
      )
    return created && toSaveResult(await create(created), () => created.climate_preset_key)
  }

  return useSaveForm<ClimatePresetForm, ServerErrors>({
    control,
    key: presetsKey(device.device_id),
    isInvalid: !edited && !created,
    pristineId: undefined,
    send,
    failed: { subject: values.name.trim() || values.key.trim(), message: texts.failed },
    toFieldErrors: (error) => toFieldErrors(error, edited, hasPoints),
    onSaved
  })
}
