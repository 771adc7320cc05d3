import type { Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { isToday } from '../../access-codes/rules/calendar-days.js'
import { activeSettingAt } from '../../climate/schedule/rules/active-setting.js'
import { scheduleTimeline } from '../../climate/schedule/rules/schedule-timeline.js'
import type { ScheduleException } from '../../climate/schedule/rules/schedule-exceptions.js'

/** A thermostat and its known schedule exceptions. */
export interface PlannedThermostat {
  readonly device: Device
  readonly exceptions: readonly ScheduleException[]
}

/**
 * Returns the thermostats with a scheduled change today in their time zone, earliest change first.
 *
 * @param now In ms since 1970.
 */
export const climateChanges = (thermostats: readonly PlannedThermostat[], now: number): readonly PlannedThermostat[] =>
  thermostats
    .flatMap((thermostat) => {
      const zone = displayZone(thermostat.device)
      const { until } = activeSettingAt(scheduleTimeline(thermostat.device, thermostat.exceptions, zone, now), now)
      return until !== undefined && isToday(until, zone, now) ? [{ thermostat, until }] : []
    })
    .toSorted((a, b) => a.until - b.until)
    .map(({ thermostat }) => thermostat)
