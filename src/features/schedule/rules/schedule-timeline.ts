import type { Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { toWallTime } from '../../../core/values/wall-time.js'
import { properties } from '../../device/rules/device.js'
import type { ScheduleTimeline } from './active-setting.js'
import { dailyPrograms, weekPrograms } from './daily-programs.js'
import { type ProgramStart, programStarts } from './program-starts.js'
import type { ScheduleException } from './schedule-exceptions.js'

interface CachedStarts {
  readonly day: string
  readonly starts: readonly ProgramStart[]
}

const cache = new WeakMap<Device, CachedStarts>()

/** Returns the starts of the week. They stay the same for a day, and finding them in a time zone is slow. */
function cachedStarts(device: Device, zone: string, moment: number): readonly ProgramStart[] {
  const day = `${toWallTime(moment, zone).slice(0, 'YYYY-MM-DD'.length)} ${zone}`
  const known = cache.get(device)
  if (known?.day === day) return known.starts
  const starts = programStarts(dailyPrograms(device), weekPrograms(device), zone, moment)
  cache.set(device, { day, starts })
  return starts
}

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
  starts: cachedStarts(device, zone, moment),
  fallback: parseString(properties(device).fallback_climate_preset_key)
})
