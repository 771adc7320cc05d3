import { ZonedTimeField } from '../../../element/form/zoned-time-field.js'
import type { ExceptionForm } from '../rules/exception-form.js'
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
  const { moment } = useScheduleTimes(zone)
  return (
    <div className="fields">
      <ZonedTimeField
        {...{ zone }}
        label={texts.start}
        error={errors.start}
        format={moment}
        value={form.start}
        onChange={(start) => onChange({ start })}
        required
      />
      <ZonedTimeField
        {...{ zone }}
        label={texts.end}
        error={errors.end}
        warning={warnings.isEndPast ? texts.past : undefined}
        format={moment}
        value={form.end}
        onChange={(end) => onChange({ end })}
        required
      />
    </div>
  )
}
