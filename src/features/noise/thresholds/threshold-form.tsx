import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { clockTime, minuteOfClock } from '../../../core/values/minute-of-day.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { FormField } from '../../../element/form/form.js'
import { useLastKnown } from '../../../element/hooks/use-last-known.js'
import { useIsOperationRefused } from '../../../element/hooks/use-permissions.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { DateTimeField } from '../../../ui/fields/date-time-field.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { DeviceForm } from '../../device/device-form.js'
import { THRESHOLD_OPERATIONS } from '../noise-thresholds.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { parseLevel } from '../rules/parse-level.js'
import { DECIBELS, SCORES, typedLevel } from '../rules/typed-level.js'
import { useNoiseWindows } from '../use-noise.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { useThresholdTexts } from '../use-threshold-texts.js'
import { DayBar } from './day-bar.js'
import { LevelField } from './level-field.js'
import css from './threshold-form.css'
import { ThresholdWarnings } from './threshold-warnings.js'
import { useThresholdForm } from './use-threshold-form.js'

type Times = Pick<NoiseThresholdForm, 'start' | 'end'>

interface TimeFieldsProps {
  readonly form: Times
  readonly errors: { readonly start?: string | undefined; readonly end?: string | undefined }
  readonly onChange: (changed: Partial<Times>) => void
}

/** Start and end, in the sensor's time zone. */
function TimeFields({ form: { start, end }, errors, onChange }: TimeFieldsProps) {
  const texts = useTexts(THRESHOLDS)
  const isNextDay = start !== undefined && end !== undefined && end < start
  return (
    <div className="fields">
      <DateTimeField
        type="time"
        label={texts.start}
        error={errors.start}
        value={clockTime(start)}
        onChange={(time) => onChange({ start: minuteOfClock(time) })}
        required
      />
      <DateTimeField
        type="time"
        label={texts.end}
        hint={isNextDay && texts.nextDay}
        error={errors.end}
        value={clockTime(end)}
        onChange={(time) => onChange({ end: minuteOfClock(time) })}
        required
      />
    </div>
  )
}

registerStyles(css)

interface Props {
  /** As last known. */
  readonly device: Device
  /** Threshold to edit. `undefined` to add one. */
  readonly thresholdId: string | undefined
  /** Deleted threshold to recreate. */
  readonly recreation: RejectedRecreation<NoiseThreshold> | undefined
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

/** Screen with the form of a threshold, its errors and warnings, and the other thresholds of the day. */
export function ThresholdForm(props: Props) {
  const { device, thresholdId, recreation, isGone, onSaved } = props
  const noiseSensor = useTexts(NOISE_SENSOR)
  const texts = useTexts(THRESHOLDS)
  const textsOf = useThresholdTexts()
  const times = useNoiseTimes()
  const { windows, zone } = useNoiseWindows(device)
  const isEdited = ({ threshold }: (typeof windows)[number]) => threshold.noise_threshold_id === thresholdId
  const known = windows.find(isEdited)
  const edited = useLastKnown(known)
  const { form, isScored } = useThresholdForm({ device, zone, id: thresholdId, known, recreation, onSaved })
  const { start, end } = form.values
  const otherWindows = windows.filter((window) => !isEdited(window))
  const timeText = (minute: number | undefined): string => (minute === undefined ? '' : times.minute(minute))
  const { name = undefined, times: during = undefined } = edited ? textsOf(edited) : {}

  return (
    <DeviceForm
      name="noise-threshold-form"
      ids={{ noiseThresholdId: thresholdId }}
      title={name ?? during ?? texts.title}
      lost={thresholdId !== undefined && !known && texts.alreadyDeleted}
      isOperationRefused={useIsOperationRefused(device.device_id, THRESHOLD_OPERATIONS)}
      device={device}
      form={form}
      isGone={isGone}
    >
      <FormField form={form} name="name" label={texts.name}>
        {(field) => <TextField {...field} />}
      </FormField>
      <FormField form={form} name="decibels" label={texts.decibels}>
        {(field) => <LevelField {...field} limits={DECIBELS} required={!isScored} />}
      </FormField>
      <FormField form={form} name="score" label={texts.score}>
        {(field) => isScored && <LevelField {...field} limits={SCORES} />}
      </FormField>
      <TimeFields
        form={form.values}
        errors={form.errors}
        onChange={(changed) => form.setValues((current) => ({ ...current, ...changed }))}
      />
      <FieldConflict form={form} field="start" label={texts.start} textOf={(each) => timeText(each.start)} />
      <FieldConflict form={form} field="end" label={texts.end} textOf={(each) => timeText(each.end)} />
      <p className="noise-zone threshold-zone small muted note">{noiseSensor.allTimesIn(zoneLabel(zone))}</p>
      <DayBar
        own={start === undefined || end === undefined ? undefined : { start, end }}
        level={parseLevel(typedLevel(form.values.decibels), typedLevel(form.values.score))}
        otherWindows={otherWindows}
      />
      <ThresholdWarnings form={form.values} otherWindows={otherWindows} />
    </DeviceForm>
  )
}
