import { type Dispatch, type FormEvent, type SetStateAction, useRef } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { climateLimits } from '../rules/climate-limits.js'
import { presetKeyFault } from '../rules/climate-preset-faults.js'
import type { ClimatePresetForm } from '../rules/climate-preset-form.js'
import { offeredModes, spanOf, withMode } from '../rules/climate.js'
import { properties } from '../../device/rules/device.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { OFFERED_FAN_MODES } from '../rules/thermostat-status.js'
import { list } from '../../../core/values/value.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { Button } from '../../../ui/actions/button.js'
import { FormActions } from '../../../ui/actions/form-actions.js'
import { Select } from '../../../ui/fields/select.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { TemperatureControl } from '../temperature-control.js'
import { choicesOf } from './choices.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { type PresetDraft, standingObjections } from './preset-draft.js'
import { useSavePreset } from './use-save-preset.js'
import { useOnChange } from '../../../ui/use-on-change.js'

interface Props {
  readonly device: Device
  readonly edited: ClimatePreset | undefined
  readonly draft: PresetDraft
  readonly setDraft: Dispatch<SetStateAction<PresetDraft>>
  readonly unit: TemperatureUnit
  readonly onSaved: (key: string) => void
  /** Why it cannot be saved. */
  readonly obstacle: string | undefined
}

/** When the fan of a device can run, as far as that is offered; one that does not say may know every way. */
function offeredFanModes(device: Device): readonly string[] {
  const available = list(properties(device).available_fan_mode_settings)
  const offered = OFFERED_FAN_MODES.filter((mode) => available.some((own) => own === mode))
  return available.length > 0 ? offered : OFFERED_FAN_MODES
}

/** The fields of a preset, what is wrong with them, and the button that saves it. */
export function PresetFields({ device, edited, draft, setDraft, unit, onSaved, obstacle }: Props) {
  const messages = useMessages()
  const { climatePresets: texts, general, thermostat } = messages
  const { fanModes, modes } = thermostat
  const element = useRef<HTMLFormElement>(null)
  const { form, attempts } = draft
  const { climate } = form
  const limits = climateLimits(device)
  const hasPoints = Object.keys(spanOf(limits, climate.mode)).length > 0
  const { isPending, isSent, save } = useSavePreset({ device, edited, draft, hasPoints, setDraft, onSaved })
  const objections = standingObjections(draft)
  const fault = !edited && attempts > 0 && !isSent && presetKeyFault(form.key, device)
  const faultTexts = { required: texts.keyRequired, 'has-spaces': texts.keyHasSpaces, exists: texts.keyExists }
  const said =
    objections.failure === undefined ? objections.all : failureText(objections.failure, texts.failed, messages)
  const trouble = obstacle ?? said

  const change = (changed: Partial<ClimatePresetForm>): void =>
    setDraft((current) => ({ ...current, form: { ...current.form, ...changed } }))

  useOnChange(attempts, () => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && obstacle === undefined) void save()
  }

  return (
    <form ref={element} className="preset-form" noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        error={objections.name || undefined}
        value={form.name}
        onChange={(name) => change({ name })}
      />
      {!edited && (
        <TextField
          label={texts.key}
          hint={texts.keyHint}
          error={objections.key || (fault ? faultTexts[fault] : undefined)}
          value={form.key}
          onChange={(key) => change({ key })}
          required
        />
      )}
      <Select
        label={texts.fanMode}
        options={choicesOf(offeredFanModes(device), form.fanMode, fanModes)}
        value={form.fanMode}
        onChange={(fanMode) => change({ fanMode })}
      />
      <Select
        label={texts.mode}
        options={choicesOf(offeredModes(device), climate.mode, modes)}
        value={climate.mode}
        onChange={(mode) => change({ climate: withMode(climate, mode, limits) })}
      />
      {hasPoints && (
        <div className="preset-points">
          <TemperatureControl {...{ climate, limits, unit }} onChange={(moved) => change({ climate: moved })} />
          <div role="alert">{objections.points && <Alert variant="error">{objections.points}</Alert>}</div>
        </div>
      )}
      <FormActions trouble={trouble}>
        <Button variant="primary" type="submit" pending={isPending} disabled={obstacle !== undefined}>
          {general.save}
        </Button>
      </FormActions>
    </form>
  )
}
