import { type FormEvent, useRef } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { useFocusInvalid } from '../../../element/form/use-focus-invalid.js'
import type { FormControl } from '../../../element/form/use-form-draft.js'
import { climateLimits } from '../rules/climate-limits.js'
import { presetKeyError } from '../rules/climate-preset-parameters.js'
import type { ClimatePresetForm } from '../rules/climate-preset-form.js'
import { offeredModes, spanOf, withMode } from '../rules/climate.js'
import { properties } from '../../device/rules/device.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { OFFERED_FAN_MODES } from '../rules/thermostat-status.js'
import { parseList } from '../../../core/values/value.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { Button } from '../../../ui/actions/button.js'
import { FormActions } from '../../../ui/actions/form-actions.js'
import { Select } from '../../../ui/fields/select.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { fanModeText, modeText } from '../climate-text.js'
import { temperatureText } from '../temperature-text.js'
import { TemperatureControl } from '../temperature-control.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { type ServerErrors, activeServerErrors } from './preset-draft.js'
import { useSavePreset } from './use-save-preset.js'
import { labelOf } from '../../../element/frame/label-of.js'

type Words = Readonly<Record<string, string>>

/** Returns the options of a select: the offered values, and the current value if it isn't offered. */
const choicesOf = (
  offered: readonly string[],
  chosen: string,
  words: Words
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...offered, chosen])].map((value) => ({ value, label: labelOf(value, words) }))

interface Props {
  readonly device: Device
  readonly edited: ClimatePreset | undefined
  readonly control: FormControl<ClimatePresetForm, ServerErrors>
  readonly unit: TemperatureUnit
  readonly onSaved: (key: string) => void
  /** Reason why the preset can't be saved. */
  readonly disabledReason: string | undefined
}

/** Returns the fan modes that the form offers. All are offered if the device doesn't report which ones it supports. */
function offeredFanModes(device: Device): readonly string[] {
  const available = parseList(properties(device).available_fan_mode_settings)
  const offered = OFFERED_FAN_MODES.filter((mode) => available.some((own) => own === mode))
  return available.length > 0 ? offered : OFFERED_FAN_MODES
}

/** Shows the fields of a preset, their errors, and the save button. */
export function PresetFields({ device, edited, control, unit, onSaved, disabledReason }: Props) {
  const { draft, setDraft } = control
  const messages = useMessages()
  const { climatePresets: texts, general, thermostat } = messages
  const { fanModes, modes } = thermostat
  const element = useRef<HTMLFormElement>(null)
  const { values, submitCount } = draft
  const { mode, heat, cool } = values
  const climate = { mode, heat, cool }
  const limits = climateLimits(device)
  const hasPoints = Object.keys(spanOf(limits, mode)).length > 0
  const { isPending, isSubmitted, save } = useSavePreset({ device, edited, control, hasPoints, onSaved })
  const serverErrors = activeServerErrors(draft)
  const keyError = !edited && submitCount > 0 && !isSubmitted && presetKeyError(values.key, device)
  const keyErrorTexts = { required: texts.keyRequired, 'has-spaces': texts.keyHasSpaces, exists: texts.keyExists }
  const serverMessage =
    serverErrors.failure === undefined ? serverErrors.all : failureText(serverErrors.failure, texts.failed, messages)
  const formError = disabledReason ?? serverMessage

  const change = (changed: Partial<ClimatePresetForm>): void =>
    setDraft((current) => ({ ...current, values: { ...current.values, ...changed } }))

  useFocusInvalid(element, submitCount)

  const degrees = (fahrenheit: number): string => temperatureText(fahrenheit, unit, messages)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && disabledReason === undefined) void save()
  }

  return (
    <form ref={element} className="preset-form" noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        error={serverErrors.name || undefined}
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <FieldConflict form={control} field="name" label={texts.name} textOf={({ name }) => name} />
      {!edited && (
        <TextField
          label={texts.key}
          hint={texts.keyHint}
          error={serverErrors.key || (keyError ? keyErrorTexts[keyError] : undefined)}
          value={values.key}
          onChange={(key) => change({ key })}
          required
        />
      )}
      <Select
        label={texts.fanMode}
        options={choicesOf(offeredFanModes(device), values.fanMode, fanModes)}
        value={values.fanMode}
        onChange={(fanMode) => change({ fanMode })}
      />
      <FieldConflict
        form={control}
        field="fanMode"
        label={texts.fanMode}
        textOf={({ fanMode }) => fanModeText(fanMode, messages)}
      />
      <Select
        label={texts.mode}
        options={choicesOf(offeredModes(device), mode, modes)}
        value={mode}
        onChange={(chosen) => change(withMode(climate, chosen, limits))}
      />
      <FieldConflict form={control} field="mode" label={texts.mode} textOf={(each) => modeText(each.mode, messages)} />
      {hasPoints && (
        <div className="preset-points">
          <TemperatureControl {...{ climate, limits, unit }} onChange={change} />
          <FieldConflict form={control} field="heat" label={thermostat.heat} textOf={(each) => degrees(each.heat)} />
          <FieldConflict form={control} field="cool" label={thermostat.cool} textOf={(each) => degrees(each.cool)} />
          <div role="alert">{serverErrors.points && <Alert variant="error">{serverErrors.points}</Alert>}</div>
        </div>
      )}
      <FormActions error={formError}>
        <Button variant="primary" type="submit" pending={isPending} disabled={disabledReason !== undefined}>
          {general.save}
        </Button>
      </FormActions>
    </form>
  )
}
