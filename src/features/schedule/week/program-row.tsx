import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { EditOrDelete } from '../../../ui/overlay/edit-or-delete.js'
import { presetOf } from '../../climate/rules/climate-preset.js'
import { PresetDeleted } from '../preset-deleted.js'
import { type DailyProgram, WEEKDAYS, type WeekPrograms } from '../rules/daily-programs.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { usePresetName } from '../use-preset-name.js'
import { useScheduleTimes } from '../use-schedule-times.js'

const DeleteProgram = lazyPart(() => import('./delete-program.js').then(({ DeleteProgram: part }) => part))

interface Props {
  readonly device: Device
  readonly zone: string
  readonly program: DailyProgram
  readonly week: WeekPrograms
  /** `undefined` if the program can't be edited. */
  readonly editing: ScheduleEditing | undefined
}

/** Shows the name, periods and days of a daily program, with its buttons. */
export function ProgramRow({ device, zone, program, week, editing }: Props) {
  const { general } = useTexts()
  const all = useTexts(SCHEDULE)
  const texts = all.programs
  const nameOf = usePresetName(device)
  const times = useScheduleTimes(zone)
  const { id, name = texts.unnamed, periods } = program
  const days = WEEKDAYS.filter((day) => week[day] === id)
  const on = days.length > 0 ? texts.onDays(times.days(days)) : texts.onNoDay
  // A line may end between periods, but not within a time.
  const timeText = (minute: number): string => times.minute(minute).replaceAll(' ', '\u00a0')
  const summary = periods.map(({ start, preset }) => general.facts([timeText(start), nameOf(preset)], ' '))
  return (
    <li className="wrap">
      <div className="schedule-text">
        <b className="strong">
          <bdi>{name}</bdi>
        </b>
        <div className="muted small">{summary.length > 0 ? general.facts(summary, ', ') : texts.noPeriods}</div>
        <div className="muted small">{on}</div>
        {periods.some(({ preset }) => !presetOf(device, preset)) && <PresetDeleted />}
      </div>
      {editing && (
        <EditOrDelete id={id} editing={editing} editLabel={all.edit(name)} deleteLabel={all.delete(name)}>
          {(asking) => (
            <DeleteProgram
              device={device}
              id={id}
              {...asking}
              recreate={editing.recreate}
              subject={name}
              message={general.facts([texts.confirmDelete, on], ' ')}
            />
          )}
        </EditOrDelete>
      )}
    </li>
  )
}
