import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { toServerErrors } from '../../../element/form/form-errors.js'
import { type FormControl, toSaveResult, useForm } from '../../../element/form/use-form.js'
import { CLIMATE_PRESETS } from '../../../messages/climate-presets/en.js'
import { offeredModes, spanOf, withMode } from '../rules/climate.js'
import { climateLimits } from '../rules/climate-limits.js'
import { type ClimatePresetForm, climatePresetForm, presetFormRules } from '../rules/climate-preset-form.js'
import { createPresetParameters, presetKeyError } from '../rules/climate-preset-parameters.js'
import { createPreset, presetsKey, updatePreset } from './preset-actions.js'

const KEY = ['climate_preset_key']
const POINTS = ['heating', 'cooling'].flatMap((side) =>
  ['fahrenheit', 'celsius'].map((unit) => `${side}_set_point_${unit}`)
)

/** Returns the values of a new preset. It is off if the device can be turned off. */
function newPresetForm(device: Device): ClimatePresetForm {
  const values = climatePresetForm(device)
  const offered = offeredModes(device)
  const [first] = offered
  const isOffered = offered.some((mode) => mode === values.mode)
  return !first || isOffered ? values : { ...values, ...withMode(values, first, climateLimits(device)) }
}

/** Returns `true` if the mode of a form uses set points. */
export const hasPoints = (device: Device, { mode }: ClimatePresetForm): boolean =>
  Object.keys(spanOf(climateLimits(device), mode)).length > 0

interface Options {
  readonly device: Device
  /** As now known. */
  readonly known: ClimatePreset | undefined
  /** As last known. `undefined` for a new preset. */
  readonly edited: ClimatePreset | undefined
  /** Deleted preset to recreate. */
  readonly recreation: RejectedRecreation<ClimatePreset> | undefined
  /** Called with the key after saving. */
  readonly onSaved: (key: string) => void
}

/** Keeps and saves the form of a preset. */
export function usePresetForm({ device, known, edited, recreation, onSaved }: Options): FormControl<ClimatePresetForm> {
  const texts = useTexts(CLIMATE_PRESETS)
  const create = useAction(createPreset)
  const update = useAction(updatePreset)
  const keyErrorTexts = { required: texts.keyRequired, 'has-spaces': texts.keyHasSpaces, exists: texts.keyExists }

  return useForm<ClimatePresetForm>({
    rules: presetFormRules(device),
    initial: () => (known ? climatePresetForm(device, known) : newPresetForm(device)),
    prefill: () => recreation && { values: climatePresetForm(device, recreation.resource), error: recreation.error },
    latest: known && climatePresetForm(device, known),
    validate({ values }) {
      const error = edited ? undefined : presetKeyError(values.key, device)
      return { key: error && keyErrorTexts[error] }
    },
    toServerErrors(error, { values }) {
      // Shown until the mode or a set point changes.
      const points = hasPoints(device, values) ? POINTS : []
      return toServerErrors(
        error,
        { key: edited ? [] : KEY, name: ['name'], mode: points, heat: points, cool: points },
        ['hvac_mode_setting', 'fan_mode_setting', ...(edited ? KEY : []), ...(points.length > 0 ? [] : POINTS)]
      )
    },
    key: presetsKey(device.device_id),
    async submit(edit) {
      if (edited) {
        const outcome = await update({ device, preset: edited, edit })
        return toSaveResult(outcome, () => edited.climate_preset_key)
      }
      const params = createPresetParameters(edit.values, device)
      return params && toSaveResult(await create(params), () => params.climate_preset_key)
    },
    failed: ({ name, key }) => ({ subject: name.trim() || key.trim(), message: texts.failed }),
    onSaved
  })
}
