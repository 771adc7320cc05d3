import { type FormEvent, useRef } from 'react'
import { useMessages } from '../../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../../element/form/field-conflict.js'
import { useFocusInvalid } from '../../../../element/form/use-focus-invalid.js'
import type { FormControl } from '../../../../element/form/use-form-draft.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import { activeErrors } from '../../../../core/actions/form-draft.js'
import type { Device } from '../../../../core/resources/resources.js'
import { zoneLabel } from '../../../../core/values/time-zone.js'
import { Button } from '../../../../ui/actions/button.js'
import { FormActions } from '../../../../ui/actions/form-actions.js'
import { Alert } from '../../../../ui/feedback/alert.js'
import { TextField } from '../../../../ui/fields/text-field.js'
import { Plus } from '../../../../ui/icons.js'
import { type DailyProgram, mostPeriods, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { gapUntil, programErrors } from '../rules/program-errors.js'
import { type ProgramForm, sorted, withNewPeriod, withoutPeriod, withPeriod } from '../rules/program-form.js'
import { presetKeys, programPresets } from '../rules/schedule-presets.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { PeriodRow } from './period-row.js'
import { ProgramBar } from './program-bar.js'
import { useSaveProgram } from './use-save-program.js'

interface Props {
  readonly device: Device
  readonly zone: string
  readonly edited: DailyProgram | undefined
  readonly control: FormControl<ProgramForm>
  readonly onSaved: (id: string) => void
  /** Reason why the program can't be saved. */
  readonly disabledReason: string | undefined
}

/** Shows the fields of a program and its periods, their errors, and the save button. */
export function ProgramFields(props: Props) {
  const { device, zone, edited, control, onSaved, disabledReason } = props
  const { draft, setDraft } = control
  const messages = useMessages()
  const { schedule: all } = useScheduleMessages()
  const texts = all.programs
  const times = useScheduleTimes(zone)
  const element = useRef<HTMLFormElement>(null)
  const { values, submitCount } = draft
  const { failure } = activeErrors(draft)
  const presets = programPresets(device)
  const keys = presetKeys(presets)
  const most = mostPeriods(device)
  const errors = programErrors(values, { presets: keys, most })
  const { isPending, save } = useSaveProgram({ device, edited, control, errors, onSaved })
  const isTried = submitCount > 0 && !isPending
  const gap = gapUntil(values)
  const week = weekPrograms(device)
  const days = WEEKDAYS.filter((day) => edited !== undefined && week[day] === edited.id)
  const periodsError = errors?.periods === 'none' ? texts.noPeriods : errors?.periods && texts.tooMany(most ?? 0)
  const formError = disabledReason ?? (failure === undefined ? undefined : failureText(failure, texts.failed, messages))

  const change = (make: (form: ProgramForm) => ProgramForm): void =>
    setDraft((current) => ({ ...current, values: make(current.values) }))
  /** Focuses a field of a period, or the add button if the period doesn't exist. */
  function focusPeriod(key: number | undefined, what = 'select'): void {
    const row = element.current?.querySelector(`[data-period="${key}"]`)
    const field =
      row?.querySelector<HTMLElement>(what) ?? element.current?.querySelector<HTMLElement>('[data-add] button')
    field?.focus()
  }
  function remove(key: number): void {
    const at = values.periods.findIndex((period) => period.key === key)
    focusPeriod((values.periods[at + 1] ?? values.periods[at - 1])?.key)
    change((current) => withoutPeriod(current, key))
  }

  useFocusInvalid(element, submitCount)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && disabledReason === undefined) void save()
  }

  return (
    <form ref={element} className="schedule-form" noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        error={isTried && errors?.name ? all.required : undefined}
        value={values.name}
        onChange={(name) => change((current) => ({ ...current, name }))}
        required
      />
      <FieldConflict form={control} field="name" label={texts.name} textOf={({ name }) => name} />
      <FieldConflict form={control} field="periods" label={texts.periods} />
      <ProgramBar
        {...{ device, times, form: values }}
        onMove={(key, start) => change((current) => withPeriod(current, key, { start }))}
        onRemove={remove}
        onOpen={(key) => focusPeriod(key)}
      />
      {gap !== undefined && <p className="schedule-note">{texts.carried(times.minute(gap))}</p>}
      {days.length > 0 && <p className="schedule-note">{texts.sharedBy(times.days(days))}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Detects when the focus has left the group. */}
      <div
        role="group"
        aria-label={texts.periods}
        className="schedule-periods"
        // Sorted only after the focus has left the group, because sorting would move the focused field.
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || change(sorted)}
      >
        {values.periods.map((period) => (
          <PeriodRow
            key={period.key}
            {...{ device, presets, period, times }}
            errors={errors?.ofPeriods.get(period.key)}
            isTried={isTried}
            onChange={(changed) => change((current) => withPeriod(current, period.key, changed))}
            onRemove={() => remove(period.key)}
          />
        ))}
      </div>
      <div role="status">{periodsError && <Alert variant="error">{periodsError}</Alert>}</div>
      <div data-add>
        <Button icon={<Plus />} onClick={() => change((current) => withNewPeriod(current, keys[0] ?? '').form)}>
          {texts.addPeriod}
        </Button>
      </div>
      <p className="schedule-note">{all.allTimesIn(zoneLabel(zone))}</p>
      <FormActions error={formError}>
        <Button variant="primary" type="submit" pending={isPending} disabled={disabledReason !== undefined}>
          {messages.general.save}
        </Button>
      </FormActions>
    </form>
  )
}
