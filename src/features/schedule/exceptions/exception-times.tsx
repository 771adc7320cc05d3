import { DateTimeField } from '../../../ui/fields/date-time-field.js'
import { type ExceptionForm, withExceptionTime } from '../rules/exception-form.js'
import type { ExceptionWarnings } from '../rules/exception-warnings.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'

interface Props {
  readonly form: ExceptionForm
  readonly zone: string
  readonly warnings: ExceptionWarnings
  readonly errors: { readonly start?: string | undefined; readonly end?: string | undefined }
  readonly onChange: (changed: Partial<ExceptionForm>) => void
}

/** Fields for the start and end of an exception, in the time zone of its thermostat. */
export function ExceptionTimes({ form, zone, warnings, errors, onChange }: Props) {
  const { exceptions: texts } = useMessages(SCHEDULE)
  const times = useScheduleTimes(zone)
  const { start, end } = form
  const moved = (isMoved: boolean, instant: number | undefined): string | undefined =>
    isMoved && instant !== undefined ? texts.moved(times.moment(instant)) : undefined
  const endWarnings = [moved(warnings.isEndMoved, end.instant), warnings.isEndPast && texts.past].filter(Boolean)
  const type = (field: 'start' | 'end') => (wall: string) => onChange(withExceptionTime(form, field, wall, zone))
  return (
    <div className="fields">
      <DateTimeField
        label={texts.start}
        error={errors.start}
        warning={moved(warnings.isStartMoved, start.instant)}
        value={start.wall}
        onChange={type('start')}
        required
      />
      <DateTimeField
        label={texts.end}
        error={errors.end}
        warning={endWarnings.join(' ') || undefined}
        value={end.wall}
        onChange={type('end')}
        required
      />
    </div>
  )
}
