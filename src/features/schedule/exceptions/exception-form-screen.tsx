import { useMemo } from 'react'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { Device, ThermostatSchedule } from '../../../core/resources/resources.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import type { TypedTime } from '../../../core/values/typed-time.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { FormField } from '../../../element/form/form.js'
import { ZonedTimeField } from '../../../element/form/zoned-time-field.js'
import { useLastKnown } from '../../../element/hooks/use-last-known.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { climatePresets } from '../../climate/rules/climate-preset.js'
import { DeviceForm, type DeviceFormStatus } from '../../device/device-form.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { PresetField } from '../preset-field.js'
import { typedMinutes } from '../rules/exception-errors.js'
import type { ExceptionForm } from '../rules/exception-form.js'
import { type ExceptionWarnings, exceptionWarnings } from '../rules/exception-warnings.js'
import { scheduleExceptions } from '../rules/schedule-exceptions.js'
import { presetKeys } from '../rules/schedule-presets.js'
import { usePresetName } from '../use-preset-name.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { useExceptionForm } from './use-exception-form.js'
import { useExceptionTexts } from './use-exception-texts.js'

interface ExceptionTimesProps {
  readonly form: ExceptionForm
  readonly zone: string
  readonly warnings: ExceptionWarnings
  readonly errors: { readonly start?: string | undefined; readonly end?: string | undefined }
  readonly onChange: (changed: Partial<ExceptionForm>) => void
}

/** Fields for the start and end of an exception, in the time zone of its thermostat. */
function ExceptionTimes({ form, zone, warnings, errors, onChange }: ExceptionTimesProps) {
  const { exceptions: texts } = useTexts(SCHEDULE)
  const { moment } = useScheduleTimes(zone)
  return (
    <div className="fields">
      <ZonedTimeField
        zone={zone}
        label={texts.start}
        error={errors.start}
        format={moment}
        value={form.start}
        onChange={(start) => onChange({ start })}
        required
      />
      <ZonedTimeField
        zone={zone}
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

interface Props extends DeviceFormStatus {
  /** Last known device. */
  readonly device: Device
  readonly zone: string
  /** Id of the edited exception. Omit to create an exception. */
  readonly exceptionId: string | undefined
  /** Deleted exception to recreate. */
  readonly recreation: RejectedRecreation<ThermostatSchedule> | undefined
  /** `true` if a new exception starts now, with the current preset of the thermostat. */
  readonly isHold: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

/** Screen with the form of an exception, its errors and warnings. */
export function ExceptionFormScreen(props: Props) {
  const { device, zone, exceptionId, recreation, isHold, isGone, isOperationRefused, onSaved } = props
  const all = useTexts(SCHEDULE)
  const texts = all.exceptions
  const textsOf = useExceptionTexts(device, zone)
  const times = useScheduleTimes(zone)
  const nameOf = usePresetName(device)
  const { resources } = useResources(scheduleListQuery(device.device_id))
  const exceptions = useMemo(() => scheduleExceptions(resources), [resources])
  const known = exceptions.find(({ id }) => id === exceptionId)
  const edited = useLastKnown(known)
  const form = useExceptionForm({ device, zone, id: exceptionId, known, recreation, isHold, onSaved })
  const { values, errors } = form
  const otherExceptions = exceptions.filter(({ id }) => id !== exceptionId)
  const warnings = exceptionWarnings(values, otherExceptions, useNow())
  const presets = climatePresets(device)
  // A deleted preset is reported before the first submit.
  const isPresetDeleted = values.preset !== '' && !presetKeys(presets).includes(values.preset)
  const timeText = ({ instant }: TypedTime): string => (instant === undefined ? '' : times.moment(instant))

  function overrideText(isOverrideAllowed: boolean, { overrideMinutes }: ExceptionForm): string {
    const minutes = typedMinutes(overrideMinutes)
    if (!isOverrideAllowed) return ''
    return minutes === undefined || Number.isNaN(minutes) ? texts.overridable : texts.overridableFor(minutes)
  }

  return (
    <DeviceForm
      name="thermostat-schedule-form"
      ids={{ scheduleId: exceptionId }}
      title={edited ? textsOf(edited).title : isHold ? all.hold : texts.newTitle}
      lost={exceptionId !== undefined && !known && texts.alreadyDeleted}
      device={device}
      form={form}
      isGone={isGone}
      isOperationRefused={isOperationRefused}
    >
      <FormField form={form} name="preset" label={all.preset} textOf={nameOf}>
        {({ value, error, onChange }) => (
          <PresetField
            device={device}
            presets={presets}
            value={value}
            onChange={onChange}
            error={isPresetDeleted ? all.presetDeleted : error}
          />
        )}
      </FormField>
      <ExceptionTimes
        form={values}
        onChange={(changed) => form.setValues((current) => ({ ...current, ...changed }))}
        zone={zone}
        warnings={warnings}
        errors={errors}
      />
      <FieldConflict form={form} field="start" label={texts.start} textOf={({ start }) => timeText(start)} />
      <FieldConflict form={form} field="end" label={texts.end} textOf={({ end }) => timeText(end)} />
      <p className="schedule-note muted small">{all.allTimesIn(zoneLabel(zone))}</p>
      <div role="status">
        {warnings.overlaps.map((other) => {
          const { name, preset, times: during } = textsOf(other)
          return (
            <Alert key={other.id} variant="warning">
              {texts.overlaps(name ?? preset, during)}
            </Alert>
          )
        })}
      </div>
      <div className="exception-manual stack">
        <FormField form={form} name="isOverrideAllowed" label={texts.canOverride} textOf={overrideText}>
          {({ label, value, onChange }) => <Checkbox label={label} onChange={onChange} checked={value} />}
        </FormField>
        <FormField form={form} name="overrideMinutes" label={texts.minutes}>
          {(field) =>
            values.isOverrideAllowed && <TextField {...field} hint={texts.minutesHint} dir="ltr" inputMode="numeric" />
          }
        </FormField>
      </div>
      <FormField form={form} name="name" label={texts.name}>
        {(field) => <TextField {...field} />}
      </FormField>
    </DeviceForm>
  )
}
