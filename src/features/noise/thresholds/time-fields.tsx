import { clockTime, minuteOfClock } from '../../../core/values/minute-of-day.js'
import { DateTimeField } from '../../../ui/fields/date-time-field.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'

type Times = Pick<NoiseThresholdForm, 'start' | 'end'>

interface Props {
  readonly form: Times
  readonly errors: { readonly start?: string | undefined; readonly end?: string | undefined }
  readonly onChange: (changed: Partial<Times>) => void
}

/** Start and end, in the sensor's time zone. */
export function TimeFields({ form: { start, end }, errors, onChange }: Props) {
  const texts = useMessages(THRESHOLDS)
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
