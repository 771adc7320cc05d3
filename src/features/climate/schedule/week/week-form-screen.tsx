import { type FormEvent, useRef } from 'react'
import { useMessages } from '../../../../element/custom-element/element-context.js'
import { pristineForm, activeErrors } from '../../../../core/actions/form-draft.js'
import { FieldConflict } from '../../../../element/form/field-conflict.js'
import { useFocusInvalid } from '../../../../element/form/use-focus-invalid.js'
import { useFormDraft } from '../../../../element/form/use-form-draft.js'
import { failureText } from '../../../../element/hooks/failure-text.js'
import type { Device } from '../../../../core/resources/resources.js'
import { Button } from '../../../../ui/actions/button.js'
import { FormActions } from '../../../../ui/actions/form-actions.js'
import { IconButton } from '../../../../ui/actions/icon-button.js'
import { Alert } from '../../../../ui/feedback/alert.js'
import { Select } from '../../../../ui/fields/select.js'
import { Copy } from '../../../../ui/icons.js'
import { DeviceFormScreen } from '../../../device/device-form-screen.js'
import { dailyPrograms, mostPresets, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { presetsOfWeek } from '../rules/day-pieces.js'
import { type DayGroup, dayGroups, type WeekForm, weekFormRules, withProgram } from '../rules/week-groups.js'
import { useScheduleMessages, withScheduleMessages } from '../schedule-texts.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { useSaveWeek } from './use-save-week.js'
import { WeekDays } from './week-days.js'

interface Props {
  /** Last known device. */
  readonly device: Device
  readonly zone: string
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** `true` if the platform does not permit saving the week. */
  readonly isForbidden: boolean
  readonly onSaved: () => void
}

/** Form of a week: the daily program of each day. All days are sent. */
export const WeekFormScreen = withScheduleMessages(function WeekFormScreen(props: Props) {
  const { device, zone, isGone, isForbidden, onSaved } = props
  const messages = useMessages()
  const { schedule: all } = useScheduleMessages()
  const { week: texts, programs: programTexts } = all
  const times = useScheduleTimes(zone)
  const element = useRef<HTMLFormElement>(null)
  const latest: WeekForm = { week: weekPrograms(device) }
  const control = useFormDraft<WeekForm>(
    () => pristineForm(latest),
    () => latest,
    weekFormRules
  )
  const { draft, setDraft } = control
  const { week } = draft.values
  const { failure } = activeErrors(draft)
  const programs = dailyPrograms(device)
  const most = mostPresets(device)
  const options = [
    { value: '', label: texts.noProgram },
    // Values are indexes, because the host may not want to show ids.
    ...programs.map(({ name }, place) => ({ value: String(place), label: name ?? programTexts.unnamed }))
  ]
  const isTooMuch = most !== undefined && presetsOfWeek(programs, week).length > most
  const disabledReason = isGone ? messages.device.notFound : isForbidden ? messages.general.forbidden : undefined
  const formError = disabledReason ?? (failure === undefined ? undefined : failureText(failure, texts.failed, messages))
  const isBarred = disabledReason !== undefined || isTooMuch
  const { isPending, save } = useSaveWeek({ device, control, isInvalid: isBarred, onSaved })
  useFocusInvalid(element, draft.submitCount)

  function change(days: DayGroup, id: string | undefined): void {
    setDraft((current) => ({ ...current, values: { week: withProgram(current.values.week, days, id) } }))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && !isBarred) void save()
  }
  return (
    <DeviceFormScreen name="thermostat-week-form" title={texts.title} {...{ device, control }}>
      <form ref={element} className="schedule-form" noValidate onSubmit={submit}>
        <div className="schedule-choices">
          {dayGroups(device).map((days) => {
            const [day = 'monday'] = days
            const id = week[day]
            const place = programs.findIndex((program) => program.id === id)
            const label = times.days(days)
            return (
              <div key={day}>
                <Select
                  {...{ label, options }}
                  value={place < 0 ? '' : String(place)}
                  onChange={(chosen) => {
                    const program = chosen === '' ? undefined : programs[Number(chosen)]
                    change(days, program?.id)
                  }}
                />
                {days.length < WEEKDAYS.length && (
                  <IconButton label={texts.copy(label)} icon={<Copy />} onClick={() => change(WEEKDAYS, id)} />
                )}
              </div>
            )
          })}
        </div>
        <FieldConflict form={control} field="week" label={texts.title} />
        <WeekDays {...{ device, zone, week }} />
        <div role="status">{isTooMuch && <Alert variant="error">{texts.tooManyPresets(most)}</Alert>}</div>
        <FormActions error={formError}>
          <Button variant="primary" type="submit" pending={isPending} disabled={isBarred}>
            {messages.general.save}
          </Button>
        </FormActions>
      </form>
    </DeviceFormScreen>
  )
})
