import { type FormEvent, useRef } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { useFocusInvalid } from '../../../element/form/use-focus-invalid.js'
import type { FormControl } from '../../../element/form/use-form-draft.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import type { Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { FormActions } from '../../../ui/actions/form-actions.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { activeErrors } from '../../../core/actions/form-draft.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { DECIBELS, SCORES } from '../rules/typed-level.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { DayBar } from './day-bar.js'
import { LevelField } from './level-field.js'
import css from './threshold-form.css'
import { ThresholdWarnings } from './threshold-warnings.js'
import { TimeFields } from './time-fields.js'
import { useErrorMessages } from './use-error-messages.js'
import { useSaveThreshold } from './use-save-threshold.js'

registerStyles(css)

interface Props {
  readonly device: Device
  readonly edited: NoiseWindow | undefined
  /** Other thresholds of the sensor. */
  readonly otherWindows: readonly NoiseWindow[]
  readonly zone: string
  /** `true` if the sensor supports NoiseAware scores. */
  readonly hasScore: boolean
  readonly control: FormControl<NoiseThresholdForm>
  readonly onSaved: (id: string) => void
  /** Reason why the form can't be saved. */
  readonly disabledReason: string | undefined
}

/** Fields of a threshold with the day, messages and footer. */
export function ThresholdFields(props: Props) {
  const { device, edited, otherWindows, zone, hasScore, control, onSaved, disabledReason } = props
  const { draft, setDraft } = control
  const messages = useMessages()
  const { thresholds: texts } = useManageMessages()
  const element = useRef<HTMLFormElement>(null)
  const { values, initial, submitCount } = draft
  const { threshold } = edited ?? {}
  const saving = useSaveThreshold({ device, edited: threshold, zone, control, hasScore, onSaved })
  const { isPending, isSubmitted, save } = saving
  const formErrors = useErrorMessages(values, edited && initial)
  const { failure, ...serverErrors } = activeErrors(draft)
  const errors = { ...serverErrors, ...(submitCount > 0 && !isSubmitted && formErrors) }
  const formError = disabledReason ?? (failure === undefined ? undefined : failureText(failure, texts.failed, messages))
  const { start, end } = values
  const times = useNoiseTimes()
  const timeText = (minute: number | undefined): string => (minute === undefined ? '' : times.minute(minute))

  const change = (changed: Partial<NoiseThresholdForm>): void =>
    setDraft((current) => ({ ...current, values: { ...current.values, ...changed } }))

  useFocusInvalid(element, submitCount)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && disabledReason === undefined) void save()
  }

  return (
    <form ref={element} className="threshold-form" noValidate onSubmit={submit}>
      <TextField label={texts.name} error={errors.name} value={values.name} onChange={(name) => change({ name })} />
      <FieldConflict {...{ control }} field="name" label={texts.name} textOf={({ name }) => name} />
      <LevelField
        label={texts.decibels}
        limits={DECIBELS}
        error={errors.decibels}
        value={values.decibels}
        onChange={(decibels) => change({ decibels })}
        required={!hasScore}
      />
      <FieldConflict {...{ control }} field="decibels" label={texts.decibels} textOf={({ decibels }) => decibels} />
      {hasScore && (
        <LevelField
          label={texts.score}
          limits={SCORES}
          error={errors.score}
          value={values.score}
          onChange={(score) => change({ score })}
        />
      )}
      <FieldConflict {...{ control }} field="score" label={texts.score} textOf={({ score }) => score} />
      <TimeFields form={values} errors={errors} onChange={change} />
      <FieldConflict {...{ control }} field="start" label={texts.start} textOf={({ start }) => timeText(start)} />
      <FieldConflict {...{ control }} field="end" label={texts.end} textOf={({ end }) => timeText(end)} />
      <p className="noise-zone">{messages.noiseSensor.allTimesIn(zoneLabel(zone))}</p>
      <DayBar own={start === undefined || end === undefined ? undefined : { start, end }} otherWindows={otherWindows} />
      <ThresholdWarnings form={values} otherWindows={otherWindows} />
      <FormActions error={formError}>
        <Button variant="primary" type="submit" pending={isPending} disabled={disabledReason !== undefined}>
          {messages.general.save}
        </Button>
      </FormActions>
    </form>
  )
}
