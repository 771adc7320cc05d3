import type { Device } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { withProperties } from '../../device/data/of-device.js'
import { properties } from '../../device/rules/device.js'
import { WEEKDAYS, weekPrograms } from './daily-programs.js'
import { type ChangedProgram, type ChangedWeek, changedWeek } from './program-parameters.js'
import { withProgram } from './week-groups.js'

export function withUpdatedProgram(device: Device, params: ChangedProgram): Device {
  const { thermostat_daily_program_id: id } = params
  return withProperties(device, {
    thermostat_daily_programs: parseList(properties(device).thermostat_daily_programs).map((program) =>
      parseString(program?.thermostat_daily_program_id) === id ? { ...program, ...params } : program
    )
  })
}

export function withWeek(device: Device, { device_id: _deviceId, ...week }: ChangedWeek): Device {
  return withProperties(device, {
    thermostat_weekly_program: { ...properties(device).thermostat_weekly_program, ...week }
  })
}

/** Returns the device without a daily program, which is also removed from the week. */
export function withoutProgram(device: Device, id: string): Device {
  const week = weekPrograms(device)
  const days = WEEKDAYS.filter((day) => week[day] === id)
  const without = withProperties(device, {
    thermostat_daily_programs: parseList(properties(device).thermostat_daily_programs).filter(
      (program) => parseString(program?.thermostat_daily_program_id) !== id
    )
  })
  return days.length === 0
    ? without
    : withWeek(without, changedWeek(withProgram(week, days, undefined), device.device_id))
}
