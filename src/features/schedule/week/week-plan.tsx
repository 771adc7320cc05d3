import { useState } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNeighborFocus } from '../../../element/hooks/use-neighbor-focus.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Pencil, Plus } from '../../../ui/later-icons.js'
import { Section } from '../../../ui/layout/section.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { PresetLegend } from '../preset-legend.js'
import { canRunPrograms, dailyPrograms, weekPrograms } from '../rules/daily-programs.js'
import { programPresets } from '../rules/schedule-presets.js'
import { EACH_DAY, joined } from '../rules/week-groups.js'
import type { ScheduleEditing } from '../schedule-editing.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { DayRows } from './day-rows.js'
import { EachDayButton } from './each-day-button.js'
import { ProgramRow } from './program-row.js'
import { useDayLines } from './use-day-lines.js'

interface Props {
  readonly device: Device
  readonly zone: string
  readonly unit: TemperatureUnit
  /** `undefined` if the week can't be edited. */
  readonly editing: ScheduleEditing | undefined
  /** `undefined` if daily programs can't be edited. */
  readonly programs: ScheduleEditing | undefined
  /** `true` if the platform does not permit changing the week or its programs. */
  readonly isOperationRefused: boolean
}

/** Shows the daily programs of a thermostat, and the days on which they run. */
export function WeekPlan({ device, zone, unit, editing, programs: editingPrograms, isOperationRefused }: Props) {
  const { general } = useTexts()
  const all = useTexts(SCHEDULE)
  const { week: texts, programs: programTexts } = all
  const programs = dailyPrograms(device)
  const week = weekPrograms(device)
  const times = useScheduleTimes(zone)
  const { lineOf, isSame, presets } = useDayLines(device, week, times)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const groups = joined(EACH_DAY, isSame)
  useNeighborFocus()
  if (!canRunPrograms(device)) {
    return (
      <div className="schedule-part surface">
        <Section title={texts.heading}>
          <p className="schedule-none muted">{texts.cannot}</p>
        </Section>
      </div>
    )
  }
  const isOnline = onlineStatus(device) === 'online'
  return (
    <div className="schedule-part surface">
      <Section title={texts.heading}>
        {programs.length > 0 && (
          <>
            <div className="schedule-week small">
              <DayRows groups={isUnfolded ? EACH_DAY : groups} times={times} lineOf={lineOf} />
              <PresetLegend device={device} presets={presets} unit={unit} />
            </div>
            <div className="wrap">
              {editing && isOnline && (
                <Button ref={editing.openerOfAdd([])} icon={<Pencil />} onClick={() => editing.open()}>
                  {texts.edit}
                </Button>
              )}
              {groups.length < EACH_DAY.length && <EachDayButton isUnfolded={isUnfolded} onToggle={setIsUnfolded} />}
            </div>
          </>
        )}
        {(editing || editingPrograms) && !isOnline && <p className="schedule-none muted">{texts.offline}</p>}
        {isOperationRefused && <p>{general.operationRefused}</p>}
      </Section>
      <Section title={programTexts.heading}>
        {programs.length === 0 && <p className="schedule-none muted">{programTexts.none}</p>}
        {programs.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
          <ul role="list" className="schedule-rows lines" aria-label={programTexts.heading}>
            {programs.map((program) => (
              <ProgramRow
                key={program.id}
                device={device}
                zone={zone}
                program={program}
                week={week}
                editing={isOnline ? editingPrograms : undefined}
              />
            ))}
          </ul>
        )}
        {editingPrograms && isOnline && programPresets(device).length > 0 && (
          <Button
            ref={editingPrograms.openerOfAdd(programs.map(({ id }) => id))}
            icon={<Plus />}
            onClick={() => editingPrograms.open()}
          >
            {programTexts.add}
          </Button>
        )}
      </Section>
    </div>
  )
}
