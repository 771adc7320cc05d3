import { refetch } from '../../../core/queries/refetch.js'
import type { Device } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { toSaveResult, useForm } from '../../../element/form/use-form.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { Select } from '../../../ui/fields/select.js'
import { Copy, EllipsisVertical } from '../../../ui/later-icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import { DayAxis } from '../../../ui/time-bar/time-axis.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { deviceQuery } from '../../device/data/queries.js'
import { DeviceForm, type DeviceFormStatus } from '../../device/device-form.js'
import { deviceName } from '../../device/rules/device.js'
import { PresetLegend } from '../preset-legend.js'
import { dailyPrograms, mostPresets, WEEKDAYS, weekPrograms } from '../rules/daily-programs.js'
import { presetsOfWeek } from '../rules/day-pieces.js'
import { type DayGroup, joined, type WeekForm, weekFormRules, withProgram } from '../rules/week-groups.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { EachDayButton } from './each-day-button.js'
import { programsKey, updateWeek } from './program-actions.js'
import { useDayGroups } from './use-day-groups.js'
import { useDayLines } from './use-day-lines.js'

interface Props extends DeviceFormStatus {
  /** Last known device. */
  readonly device: Device
  readonly zone: string
  readonly unit: TemperatureUnit
  readonly onSaved: () => void
}

/** Form of a week: each day with its program and the presets of the program. All days are sent. */
export function WeekFormScreen(props: Props) {
  const { device, zone, unit, isGone, isOperationRefused, onSaved } = props
  const { session } = useElement()
  const all = useTexts(SCHEDULE)
  const { week: texts, programs: programTexts } = all
  const times = useScheduleTimes(zone)
  const update = useAction(updateWeek)
  const { device_id: deviceId } = device
  const subject = deviceName(device)
  const latest: WeekForm = { week: weekPrograms(device) }
  const form = useForm<WeekForm>({
    rules: weekFormRules,
    initial: () => latest,
    latest,
    pristineId: deviceId,
    updated: texts.updated,
    key: programsKey(deviceId),
    async submit(edit) {
      const outcome = await update({ device, edit }, { texts: { success: { subject, message: texts.updated } } })
      if (outcome.status === 'succeeded') void refetch(session, deviceQuery(deviceId))
      return toSaveResult(outcome, () => deviceId)
    },
    failed: () => ({ subject, message: texts.failed }),
    onSaved: () => onSaved()
  })
  const { week } = form.values
  const programs = dailyPrograms(device)
  const most = mostPresets(device)
  const options = [
    { value: '', label: texts.noProgram },
    // Values are indexes, because the host may not want to show ids.
    ...programs.map(({ name }, place) => ({ value: String(place), label: name ?? programTexts.unnamed }))
  ]
  const isTooMuch = most !== undefined && presetsOfWeek(programs, week).length > most
  const { groups, canUnfold, isUnfolded, unfold } = useDayGroups(device, week)
  const { lineOf, isSame, presets } = useDayLines(device, week, times)
  const change = (days: DayGroup, id: string | undefined): void =>
    form.setValues((current) => ({ week: withProgram(current.week, days, id) }))

  return (
    <DeviceForm
      name="thermostat-week-form"
      title={texts.title}
      canSubmit={!isTooMuch}
      device={device}
      form={form}
      isGone={isGone}
      isOperationRefused={isOperationRefused}
    >
      <div className="week-fields">
        {groups.map((days) => {
          const [day = 'monday'] = days
          const id = week[day]
          const place = programs.findIndex((program) => program.id === id)
          const label = times.days(days)
          return (
            <div key={day} className="week-field">
              <Select
                label={label}
                options={options}
                value={place < 0 ? '' : String(place)}
                onChange={(chosen) => {
                  const program = chosen === '' ? undefined : programs[Number(chosen)]
                  change(days, program?.id)
                }}
              />
              {groups.length > 1 && (
                <Menu
                  label={texts.actions(label)}
                  icon={<EllipsisVertical />}
                  items={[{ label: texts.copy, icon: <Copy />, onSelect: () => change(WEEKDAYS, id) }]}
                />
              )}
              {/* Only the first day of a group may begin with another preset of the day before. */}
              <div className="week-lines">
                {lineOf(
                  joined(
                    days.map((each) => [each]),
                    isSame
                  ).at(-1) ?? days
                )}
              </div>
            </div>
          )
        })}
        <div className="week-lines">
          <DayAxis hour={times.hour} />
        </div>
      </div>
      <PresetLegend device={device} presets={presets} unit={unit} />
      {canUnfold && <EachDayButton isUnfolded={isUnfolded} onToggle={unfold} />}
      <FieldConflict form={form} field="week" label={texts.title} />
      <div role="status">{isTooMuch && <Alert variant="error">{texts.tooManyPresets(most)}</Alert>}</div>
    </DeviceForm>
  )
}
