import type { Device, ThermostatSchedule } from '../../../core/resources/resources.js'
import { memoize } from '../../../core/values/memoize.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { isToday } from '../../all-locks/rules/calendar-days.js'
import { activeSettingAt } from '../../schedule/rules/active-setting.js'
import { type ScheduleException, scheduleExceptions } from '../../schedule/rules/schedule-exceptions.js'
import { scheduleTimeline } from '../../schedule/rules/schedule-timeline.js'

/** A thermostat and its known schedule exceptions. */
export interface PlannedThermostat {
  readonly device: Device
  readonly exceptions: readonly ScheduleException[]
}

interface ReadSchedules {
  readonly schedules: readonly ThermostatSchedule[]
  readonly thermostat: PlannedThermostat
}

const read = new WeakMap<Device, ReadSchedules>()

/** Returns a thermostat with its exceptions. Keeps the identity if neither the thermostat nor its schedules changed. */
export function plannedThermostat(device: Device, schedules: readonly ThermostatSchedule[]): PlannedThermostat {
  const known = read.get(device)
  const isSame =
    known?.schedules.length === schedules.length &&
    schedules.every((schedule, index) => schedule === known.schedules[index])
  if (known && isSame) return known.thermostat
  const thermostat = { device, exceptions: scheduleExceptions(schedules) }
  read.set(device, { schedules, thermostat })
  return thermostat
}

/**
 * Returns a function that selects the thermostats with a scheduled change today in their time zone, earliest change
 * first. Each thermostat is computed once.
 *
 * @param now In ms since 1970.
 */
export function climateChangesAt(
  now: number
): (thermostats: readonly PlannedThermostat[]) => readonly PlannedThermostat[] {
  const changeOf = memoize(({ device, exceptions }: PlannedThermostat) => {
    const zone = displayZone(device)
    const { until } = activeSettingAt(scheduleTimeline(device, exceptions, zone, now), now)
    return isToday(until, zone, now) ? until : undefined
  })
  return (thermostats) =>
    thermostats
      .filter((thermostat) => changeOf(thermostat) !== undefined)
      .toSorted((a, b) => (changeOf(a) ?? 0) - (changeOf(b) ?? 0))
}
