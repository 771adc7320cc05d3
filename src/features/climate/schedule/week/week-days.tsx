import type { Device } from '../../../../core/resources/resources.js'
import type { TemperatureUnit } from '../../rules/temperature.js'
import { PresetLegend } from '../preset-legend.js'
import { WEEKDAYS, type WeekPrograms } from '../rules/daily-programs.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { DayRowHours, DayRows } from './day-rows.js'
import { useDayLines } from './use-day-lines.js'

interface Props {
  readonly device: Device
  readonly zone: string
  readonly week: WeekPrograms
  readonly unit: TemperatureUnit
}

/** Shows the presets of each day of a week from midnight to midnight. */
export function WeekDays({ device, zone, week, unit }: Props) {
  const times = useScheduleTimes(zone)
  const { lineOf, presets } = useDayLines(device, week, times)
  return (
    <div className="schedule-week">
      <DayRows days={WEEKDAYS} {...{ times, lineOf }} />
      <DayRowHours times={times} />
      <PresetLegend {...{ device, presets, unit }} />
    </div>
  )
}
