import type { Device } from '../../../../core/resources/resources.js'
import { parseString } from '../../../../core/values/value.js'
import { properties } from '../../../device/rules/device.js'
import { dailyPrograms, weekPrograms } from './daily-programs.js'
import type { ScheduleTimeline } from './active-setting.js'
import { programStarts } from './program-starts.js'
import type { ScheduleException } from './schedule-exceptions.js'

/**
 * Returns the schedule of a thermostat around a moment in ms since the epoch: its exceptions, and the starts of its
 * week in its time zone.
 */
export const scheduleTimeline = (
  device: Device,
  exceptions: readonly ScheduleException[],
  zone: string,
  moment: number
): ScheduleTimeline => ({
  exceptions,
  starts: programStarts(dailyPrograms(device), weekPrograms(device), zone, moment),
  fallback: parseString(properties(device).fallback_climate_preset_key)
})
