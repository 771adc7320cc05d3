import { useState } from 'react'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { Device } from '../../../core/resources/resources.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { FormField } from '../../../element/form/form.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { Plus } from '../../../ui/later-icons.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { DeviceForm, type DeviceFormStatus } from '../../device/device-form.js'
import { type DailyProgram, dailyPrograms, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { carriedIntoProgram, programsOfWeek } from '../rules/day-pieces.js'
import { sorted, wholePeriods, withNewPeriod, withoutPeriod, withPeriod } from '../rules/program-form.js'
import { presetKeys, programPresets } from '../rules/schedule-presets.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { PeriodRow } from './period-row.js'
import { ProgramBar } from './program-bar.js'
import { useProgramForm } from './use-program-form.js'

interface Props extends DeviceFormStatus {
  /** Last known device. */
  readonly device: Device
  readonly zone: string
  readonly unit: TemperatureUnit
  /** Id of the edited program. Omit to create a program. */
  readonly programId: string | undefined
  /** Deleted program to recreate. */
  readonly recreation: RejectedRecreation<DailyProgram> | undefined
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

/** Screen with the form of a program and its periods. */
export function ProgramFormScreen(props: Props) {
  const { device, zone, unit, programId, recreation, isGone, isOperationRefused, onSaved } = props
  const all = useTexts(SCHEDULE)
  const texts = all.programs
  const times = useScheduleTimes(zone)
  const programs = dailyPrograms(device)
  const known = programs.find(({ id }) => id === programId)
  const [edited] = useState(known)
  const { form, periodErrors, periodsError } = useProgramForm({ device, known, id: programId, recreation, onSaved })
  const { values, element, setValues } = form
  const isTried = form.submitCount > 0 && !form.isSubmitting
  const presets = programPresets(device)
  const week = weekPrograms(device)
  const days = WEEKDAYS.filter((day) => edited !== undefined && week[day] === edited.id)

  // As it will be: on the days after its own, the program continues with what is entered here.
  const entered = programsOfWeek(programs, week).map((day) =>
    day && day.id === programId ? { ...day, periods: wholePeriods(values) } : day
  )

  const [added, setAdded] = useState<{ readonly key: number }>()
  // The added period is sorted by its start, so it may not be next to the button.
  useOnChange(added, () => element.current?.querySelector<HTMLElement>(`[data-period="${added?.key}"] input`)?.focus())

  /** Focuses the preset of a period, or the add button if the period doesn't exist. */
  function focusPeriod(key: number | undefined): void {
    const field =
      element.current?.querySelector<HTMLElement>(`[data-period="${key}"] select`) ??
      element.current?.querySelector<HTMLElement>('[data-add] button')
    field?.focus()
  }
  function add(): void {
    const { form: next, key } = withNewPeriod(values, presetKeys(presets)[0] ?? '')
    setValues(() => next)
    // A later period may have the same key.
    setAdded({ key })
  }
  function remove(key: number): void {
    const at = values.periods.findIndex((period) => period.key === key)
    focusPeriod((values.periods[at + 1] ?? values.periods[at - 1])?.key)
    setValues((current) => withoutPeriod(current, key))
  }

  return (
    <DeviceForm
      name="thermostat-program-form"
      ids={{ programId }}
      title={edited ? (edited.name ?? texts.unnamed) : texts.newTitle}
      lost={programId !== undefined && !known && texts.alreadyDeleted}
      device={device}
      form={form}
      isGone={isGone}
      isOperationRefused={isOperationRefused}
    >
      <FormField form={form} name="name" label={texts.name}>
        {(field) => <TextField {...field} required />}
      </FormField>
      <FieldConflict form={form} field="periods" label={texts.periods} />
      <ProgramBar
        device={device}
        times={times}
        unit={unit}
        form={values}
        carried={programId === undefined ? undefined : carriedIntoProgram(entered, programId)}
        usedOn={days.length > 0 ? times.days(days) : undefined}
        onMove={(key, start) => setValues((current) => withPeriod(current, key, { start }))}
        onRemove={remove}
        onOpen={focusPeriod}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Detects when the focus has left the group. */}
      <div
        role="group"
        aria-label={texts.periods}
        className="schedule-periods stack"
        // Sorted only after the focus has left the group, because sorting would move the focused field.
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setValues(sorted)}
      >
        {values.periods.map((period, index) => (
          <PeriodRow
            key={period.key}
            device={device}
            presets={presets}
            period={period}
            times={times}
            isTried={isTried}
            isFirst={index === 0}
            errors={periodErrors?.get(period.key)}
            onChange={(changed) => setValues((current) => withPeriod(current, period.key, changed))}
            onRemove={() => remove(period.key)}
          />
        ))}
      </div>
      <div role="status">{periodsError && <Alert variant="error">{periodsError}</Alert>}</div>
      <div data-add>
        <Button icon={<Plus />} onClick={add}>
          {texts.addPeriod}
        </Button>
      </div>
      <p className="schedule-note muted small">{all.allTimesIn(zoneLabel(zone))}</p>
    </DeviceForm>
  )
}
