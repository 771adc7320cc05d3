import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { labelOf } from '../../../core/values/readable-key.js'
import { parseList } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { FormField } from '../../../element/form/form.js'
import { useLastKnown } from '../../../element/hooks/use-last-known.js'
import { CLIMATE_PRESETS } from '../../../messages/climate-presets/en.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { RangeScale } from '../../../ui/fields/range-scale.js'
import { Select } from '../../../ui/fields/select.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { DeviceForm, type DeviceFormStatus } from '../../device/device-form.js'
import { properties } from '../../device/rules/device.js'
import { fanModeText, modeText, temperatureText } from '../climate-text.js'
import { offeredModes, withMode } from '../rules/climate.js'
import { climateLimits } from '../rules/climate-limits.js'
import { presetName, presetOf } from '../rules/climate-preset.js'
import type { ClimatePresetForm } from '../rules/climate-preset-form.js'
import { keyOfName } from '../rules/climate-preset-parameters.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { OFFERED_FAN_MODES } from '../rules/thermostat-status.js'
import { SetPointSteppers } from '../set-point-steppers.js'
import type { SetPointOptions } from '../set-points.js'
import { useSetPoints } from '../use-set-points.js'
import { hasPoints, usePresetForm } from './use-preset-form.js'

/** Returns the options of a select: the offered values, and the current value if it isn't offered. */
const choicesOf = (
  offered: readonly string[],
  chosen: string,
  labels: Readonly<Record<string, string>>
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...offered, chosen])].map((value) => ({ value, label: labelOf(value, labels) }))

/** Returns the fan modes that the form offers. All are offered if the device doesn't report which ones it supports. */
function offeredFanModes(device: Device): readonly string[] {
  const available = parseList(properties(device).available_fan_mode_settings)
  const offered = OFFERED_FAN_MODES.filter((mode) => available.some((own) => own === mode))
  return available.length > 0 ? offered : OFFERED_FAN_MODES
}

/** Shows the set points that the mode uses, on a scale and with steppers. */
function TemperatureControl(options: SetPointOptions) {
  const points = useSetPoints(options)
  return (
    points && (
      <>
        <RangeScale {...points} />
        <SetPointSteppers points={points.handles} />
      </>
    )
  )
}

interface Props extends DeviceFormStatus {
  /** Last known device. */
  readonly device: Device
  /** Key of the edited preset. Omit to create a preset. */
  readonly presetKey: string | undefined
  /** Deleted preset to recreate. */
  readonly recreation?: RejectedRecreation<ClimatePreset> | undefined
  readonly unit: TemperatureUnit
  /** Called with the key after saving. */
  readonly onSaved: (key: string) => void
}

/** Screen with the form of a preset. */
export function PresetForm({ device, presetKey, recreation, isGone, isOperationRefused, unit, onSaved }: Props) {
  const messages = useTexts()
  const { climatePresets: texts, thermostat } = messages
  const presetTexts = useTexts(CLIMATE_PRESETS)
  const known = presetKey === undefined ? undefined : presetOf(device, presetKey)
  const edited = useLastKnown(known)
  const form = usePresetForm({ device, known, edited, recreation, onSaved })
  const { mode, heat, cool, fanMode } = form.values
  const climate = { mode, heat, cool }
  const limits = climateLimits(device)
  const { errors } = form
  const pointsError = errors.mode && errors.heat && errors.cool
  const change = (changed: Partial<ClimatePresetForm>): void =>
    form.setValues((current) => ({ ...current, ...changed }))
  /** A key that the user did not edit follows the name. */
  const keyFor = (name: string): Partial<ClimatePresetForm> =>
    !edited && form.values.key === keyOfName(form.values.name, device) ? { key: keyOfName(name, device) } : {}
  const degrees = (fahrenheit: number): string => temperatureText(fahrenheit, unit, messages)

  return (
    <DeviceForm
      name="preset-form"
      ids={{ presetKey }}
      title={edited ? presetName(edited) : texts.createTitle}
      lost={presetKey !== undefined && !known && presetTexts.alreadyDeleted}
      device={device}
      form={form}
      isGone={isGone}
      isOperationRefused={isOperationRefused}
    >
      <FormField form={form} name="name" label={presetTexts.name}>
        {(field) => <TextField {...field} onChange={(name) => change({ name, ...keyFor(name) })} />}
      </FormField>
      <div className="fields">
        <FormField
          form={form}
          name="fanMode"
          label={presetTexts.fanMode}
          textOf={(value) => fanModeText(value, messages)}
        >
          {(field) => <Select {...field} options={choicesOf(offeredFanModes(device), fanMode, thermostat.fanModes)} />}
        </FormField>
        <FormField form={form} name="mode" label={presetTexts.mode} textOf={(value) => modeText(value, messages)}>
          {(field) => (
            <Select
              {...field}
              // Shown once, below the set points.
              error={undefined}
              options={choicesOf(offeredModes(device), mode, thermostat.modes)}
              onChange={(chosen) => change(withMode(climate, chosen, limits))}
            />
          )}
        </FormField>
      </div>
      {hasPoints(device, form.values) && (
        <div className="preset-points stack gap-3">
          <TemperatureControl climate={climate} limits={limits} unit={unit} onChange={change} />
          <FieldConflict form={form} field="heat" label={thermostat.heat} textOf={(each) => degrees(each.heat)} />
          <FieldConflict form={form} field="cool" label={thermostat.cool} textOf={(each) => degrees(each.cool)} />
          <div role="alert">{pointsError && <Alert variant="error">{pointsError}</Alert>}</div>
        </div>
      )}
      {!edited && (
        <FormField form={form} name="key" label={presetTexts.key}>
          {(field) => <TextField {...field} hint={presetTexts.keyHint} required />}
        </FormField>
      )}
    </DeviceForm>
  )
}
