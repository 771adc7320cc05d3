import type { RefObject } from 'react'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { Field } from '../../../ui/fields/field.js'
import { SelectBox } from '../../../ui/fields/select-box.js'
import { presetName } from '../rules/climate-preset.js'
import { presetKeys } from './rules/schedule-presets.js'
import { useScheduleMessages } from './schedule-texts.js'
import { usePresetName } from './use-preset-name.js'

interface Props {
  readonly device: Device
  /** Those that can be chosen. */
  readonly presets: readonly ClimatePreset[]
  /** The key of the one that is chosen; empty for none. */
  readonly value: string
  readonly error: string | undefined
  readonly select?: RefObject<HTMLSelectElement | null> | undefined
  readonly onChange: (key: string) => void
}

/** One of the presets of a thermostat. One that is gone stands there as long as it is the chosen one. */
export function PresetField({ device, presets, value, error, select, onChange }: Props) {
  const { schedule: texts } = useScheduleMessages()
  const nameOf = usePresetName(device)
  const keys = presetKeys(presets)
  const others = keys.includes(value) ? [] : [value]
  return (
    <Field label={texts.preset} error={error}>
      {(control) => (
        <SelectBox>
          <select {...control} ref={select} value={value} onChange={({ target }) => onChange(target.value)}>
            {others.map((key) => (
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
