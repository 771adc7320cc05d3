import type { ClimatePreset, Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { Field } from '../../ui/fields/field.js'
import { SelectBox } from '../../ui/fields/select-box.js'
import { presetName } from '../climate/rules/climate-preset.js'
import { presetKeys } from './rules/schedule-presets.js'
import { usePresetName } from './use-preset-name.js'

interface Props {
  readonly device: Device
  /** Presets that can be selected. */
  readonly presets: readonly ClimatePreset[]
  /** Key of the selected preset, or an empty string if none is selected. */
  readonly value: string
  readonly error: string | undefined
  /** `true` to show the label only to screen readers. @default false */
  readonly hideLabel?: boolean
  readonly onChange: (key: string) => void
}

/** Select for a preset of a thermostat. A deleted preset is listed while it is selected. */
export function PresetField({ device, presets, value, error, hideLabel, onChange }: Props) {
  const texts = useTexts(SCHEDULE)
  const nameOf = usePresetName(device)
  const keys = presetKeys(presets)
  const unlisted = keys.includes(value) ? [] : [value]
  return (
    <Field label={texts.preset} hideLabel={hideLabel} error={error}>
      {(control) => (
        <SelectBox>
          <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            {unlisted.map((key) => (
              <option key={key} value={key}>
                {key === '' ? texts.choosePreset : nameOf(key)}
              </option>
            ))}
            {keys.map((key) => {
              const preset = presets.find((each) => each.climate_preset_key === key)
              return (
                <option key={key} value={key}>
                  {preset ? presetName(preset) : key}
                </option>
              )
            })}
          </select>
        </SelectBox>
      )}
    </Field>
  )
}
