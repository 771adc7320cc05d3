import { useState } from 'react'
import { useFormDraft } from '../../../element/form/use-form-draft.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { climatePresetForm, presetFormRules } from '../rules/climate-preset-form.js'
import { climatePresets, presetName } from '../rules/climate-preset.js'
import { DeviceFormScreen } from '../../device/device-form-screen.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import type { RefusedRecreation } from '../../../core/actions/form-draft.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { recreatePresetDraft } from './recreate-preset-draft.js'
import { initialPresetDraft } from './preset-draft.js'
import { PresetFields } from './preset-fields.js'

interface Props {
  /** Last known device. */
  readonly device: Device
  /** Key of the edited preset. Omit to create a preset. */
  readonly presetKey: string | undefined
  /** Deleted preset to recreate. */
  readonly again?: RefusedRecreation<ClimatePreset> | undefined
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** `true` if the platform does not permit saving the preset. */
  readonly isForbidden: boolean
  readonly unit: TemperatureUnit
  /** Called with the key after saving. */
  readonly onSaved: (key: string) => void
}

export function PresetForm({ device, presetKey, again, isGone, isForbidden, unit, onSaved }: Props) {
  const { climatePresets: texts, device: deviceTexts, general } = useMessages()
  const known = climatePresets(device).find((preset) => preset.climate_preset_key === presetKey)
  const [edited, setEdited] = useState(known)
  if (known && known !== edited) setEdited(known)
  const control = useFormDraft(
    () => (again ? recreatePresetDraft(device, again) : initialPresetDraft(device, known)),
    () => known && climatePresetForm(device, known),
    presetFormRules(device)
  )
  const title = edited ? presetName(edited) : texts.createTitle
  const lost = presetKey !== undefined && !known ? texts.gone : undefined
  const forbidden = isForbidden ? general.forbidden : undefined

  return (
    <DeviceFormScreen name="preset-form" ids={{ presetKey }} {...{ title, device, control }}>
      <PresetFields
        {...{ device, edited, control, unit, onSaved }}
        disabledReason={isGone ? deviceTexts.notFound : (lost ?? forbidden)}
      />
    </DeviceFormScreen>
  )
}
