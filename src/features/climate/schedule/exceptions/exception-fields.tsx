import { type FormEvent, useRef } from 'react'
import { useMessages } from '../../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../../element/form/field-conflict.js'
import { useFocusInvalid } from '../../../../element/form/use-focus-invalid.js'
import type { FormControl } from '../../../../element/form/use-form-draft.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import { useNow } from '../../../../element/hooks/use-now.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import type { TypedTime } from '../../../../core/values/typed-time.js'
import { zoneLabel } from '../../../../core/values/time-zone.js'
import { Button } from '../../../../ui/actions/button.js'
import { FormActions } from '../../../../ui/actions/form-actions.js'
import { Alert } from '../../../../ui/feedback/alert.js'
import { Checkbox } from '../../../../ui/fields/checkbox.js'
import { TextField } from '../../../../ui/fields/text-field.js'
import { climatePresets } from '../../rules/climate-preset.js'
import { PresetField } from '../preset-field.js'
import { activeErrors } from '../../../../core/actions/form-draft.js'
import type { ExceptionForm } from '../rules/exception-form.js'
import { typedMinutes } from '../rules/exception-errors.js'
import { exceptionWarnings } from '../rules/exception-warnings.js'
import type { ScheduleException } from '../rules/schedule-exceptions.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { usePresetName } from '../use-preset-name.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { ExceptionTimes } from './exception-times.js'
import { useErrorMessages } from './use-error-messages.js'
import { useExceptionWords } from './use-exception-words.js'
import { useSaveException } from './use-save-exception.js'

interface Props {
  readonly device: Device
  readonly zone: string
  readonly edited: ThermostatSchedule | undefined
  /** Other exceptions of the thermostat. */
  readonly otherExceptions: readonly ScheduleException[]
  readonly control: FormControl<ExceptionForm>
  readonly onSaved: (id: string) => void
  /** Reason why the exception can't be saved. */
  readonly disabledReason: string | undefined
}

/** Shows the fields of an exception, their errors, and the save button. */
export function ExceptionFields(props: Props) {
  const { device, zone, edited, otherExceptions, control, onSaved, disabledReason } = props
  const { draft, setDraft } = control
  const messages = useMessages()
  const { schedule: all } = useScheduleMessages()
  const texts = all.exceptions
  const element = useRef<HTMLFormElement>(null)
  const { values, initial, submitCount } = draft
  const now = useNow()
  const words = useExceptionWords(device, zone)
  const times = useScheduleTimes(zone)
  const nameOf = usePresetName(device)
  const presets = climatePresets(device)
  const { isPending, isSubmitted, save } = useSaveException({ device, edited, control, onSaved })
  const formErrors = useErrorMessages(values, presets, edited && initial)
  const warnings = exceptionWarnings(values, otherExceptions, zone, now)
  const { failure, ...serverErrors } = activeErrors(draft)
  // A deleted preset is reported before the first submit.
  const errors = { ...serverErrors, ...(values.preset !== '' && formErrors.preset && { preset: formErrors.preset }) }
  const shown = { ...errors, ...(submitCount > 0 && !isSubmitted && formErrors) }
  const formError = disabledReason ?? (failure === undefined ? undefined : failureText(failure, texts.failed, messages))

  const change = (changed: Partial<ExceptionForm>): void =>
    setDraft((current) => ({ ...current, values: { ...current.values, ...changed } }))

  useFocusInvalid(element, submitCount)

  const timeText = ({ instant }: TypedTime): string => (instant === undefined ? '' : times.moment(instant))
  function overrideText({ isOverrideAllowed, overrideMinutes }: ExceptionForm): string {
    const minutes = typedMinutes(overrideMinutes)
    if (!isOverrideAllowed) return ''
    return minutes === undefined || Number.isNaN(minutes) ? texts.overridable : texts.overridableFor(minutes)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && disabledReason === undefined) void save()
  }

  return (
    <form ref={element} className="schedule-form" noValidate onSubmit={submit}>
      <PresetField
        {...{ device, presets }}
        value={values.preset}
        error={shown.preset}
        onChange={(preset) => change({ preset })}
      />
      <FieldConflict form={control} field="preset" label={all.preset} textOf={({ preset }) => nameOf(preset)} />
      <ExceptionTimes {...{ form: values, zone, warnings }} errors={shown} onChange={change} />
      <FieldConflict form={control} field="start" label={texts.start} textOf={({ start }) => timeText(start)} />
      <FieldConflict form={control} field="end" label={texts.end} textOf={({ end }) => timeText(end)} />
      <p className="schedule-note">{all.allTimesIn(zoneLabel(zone))}</p>
      <div role="status" className="schedule-warnings">
        {warnings.overlaps.map((other) => {
          const { name, preset, times } = words(other)
          return (
            <Alert key={other.id} variant="warning">
              {texts.overlaps(name ?? preset, times)}
            </Alert>
          )
        })}
      </div>
      <Checkbox
        label={texts.canOverride}
        checked={values.isOverrideAllowed}
        onChange={(isOverrideAllowed) => change({ isOverrideAllowed })}
      />
      <FieldConflict form={control} field="isOverrideAllowed" label={texts.canOverride} textOf={overrideText} />
      {values.isOverrideAllowed && (
        <TextField
          label={texts.minutes}
          hint={texts.minutesHint}
          error={shown.overrideMinutes}
          value={values.overrideMinutes}
          onChange={(overrideMinutes) => change({ overrideMinutes })}
          dir="ltr"
          inputMode="numeric"
        />
      )}
      <FieldConflict
        form={control}
        field="overrideMinutes"
        label={texts.minutes}
        textOf={({ overrideMinutes }) => overrideMinutes}
      />
      <TextField label={texts.name} error={shown.name} value={values.name} onChange={(name) => change({ name })} />
      <FieldConflict form={control} field="name" label={texts.name} textOf={({ name }) => name} />
      <FormActions error={formError}>
        <Button variant="primary" type="submit" pending={isPending} disabled={disabledReason !== undefined}>
          {messages.general.save}
        </Button>
      </FormActions>
    </form>
  )
}
