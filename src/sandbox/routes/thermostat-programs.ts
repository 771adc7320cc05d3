import type { ThermostatDailyProgram } from '../../client/resources.js'
import { startAttempt, unreachable } from '../action-attempts.js'
import { presetsOf } from '../climate.js'
import { dailyProgramId, WEEKDAYS, weeklyProgram, type Weekday } from '../data/daily-programs.js'
import type { DeviceRecord } from '../data/device-record.js'
import { WORKSPACE_ID } from '../data/workspace.js'
import { findThermostat } from '../find-thermostat.js'
import { readParams, type ParamReader } from '../params.js'
import { Refusal } from '../refusal.js'
import { route, type Call, type Routes } from '../route.js'
import { seesAccount } from '../visible.js'

type Visit = Pick<Call, 'state' | 'session'>
type Period = ThermostatDailyProgram['periods'][number]

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** A thermostat that runs programs. @throws {Refusal} when it does not. */
function findProgrammable(call: Visit, id: string): DeviceRecord {
  const device = findThermostat(call, id)
  if (device.can_run_thermostat_programs) return device
  throw new Refusal(400, 'capability_not_supported', 'The device runs no thermostat programs.')
}

const programsOf = ({ properties }: DeviceRecord): ThermostatDailyProgram[] =>
  properties.thermostat_daily_programs ?? []

const readId = (read: ParamReader): string => read.text('thermostat_daily_program_id')

/** A program that the caller may see, and its thermostat. @throws {Refusal} when there is none of that id there. */
function findProgram(call: Visit, id: string): { device: DeviceRecord; program: ThermostatDailyProgram } {
  const device = call.state.devices.ofPart(/^daily_program_(.+)_\d+$/.exec(id)?.[1])
  const program = device && programsOf(device).find((each) => each.thermostat_daily_program_id === id)
  if (device && program && seesAccount(call, device.connected_account_id)) return { device, program }
  throw new Refusal(404, 'thermostat_daily_program_not_found', 'Thermostat daily program not found')
}

function readPeriods(read: ParamReader, device: DeviceRecord): Period[] {
  const given = read.valuesList('periods')
  const most = device.properties.max_thermostat_daily_program_periods_per_day
  if (given.length === 0) read.refuse('periods', 'Must have at least one period')
  if (most !== undefined && given.length > most) read.refuse('periods', `Must have at most ${most} periods`)
  return given.map(({ starts_at_time: time, climate_preset_key: key }) => {
    const isTime = typeof time === 'string' && TIME.test(time)
    if (!isTime) read.refuse('periods', 'Each period must start at a time of day, such as 07:30:00')
    const preset = presetsOf(device).find((preset) => preset.climate_preset_key === key)
    if (!preset) read.refuse('periods', 'Each period must have a climate preset of the device')
    return {
      starts_at_time: isTime ? time.padEnd('HH:mm:ss'.length, ':00') : '',
      climate_preset_key: preset?.climate_preset_key ?? ''
    }
  })
}

/** Programs of thermostats: a device is told of one that it runs, which takes its time. */
export const thermostatProgramRoutes: Routes = {
  '/thermostats/daily_programs/create': {
    method: 'POST',
    answer(call, values) {
      const device = findProgrammable(
        call,
        readParams(values, (read) => read.text('device_id'))
      )
      const draft = readParams(values, (read) => ({ name: read.text('name'), periods: readPeriods(read, device) }))
      const programs = programsOf(device)
      const numbers = programs.map((program) => Number(/\d+$/.exec(program.thermostat_daily_program_id)?.[0]))
      const program: ThermostatDailyProgram = {
        thermostat_daily_program_id: dailyProgramId(device.device_id, Math.max(0, ...numbers) + 1),
        device_id: device.device_id,
        workspace_id: WORKSPACE_ID,
        created_at: new Date(call.now).toISOString(),
        ...draft
      }
      device.properties.thermostat_daily_programs = [...programs, program]
      return { thermostat_daily_program: program }
    }
  },
  '/thermostats/daily_programs/update': {
    method: 'PATCH',
    answer(call, values) {
      const { device, program } = findProgram(call, readParams(values, readId))
      const draft = readParams(values, (read) => ({ name: read.text('name'), periods: readPeriods(read, device) }))
      const isSame = (each: ThermostatDailyProgram): boolean =>
        each.thermostat_daily_program_id === program.thermostat_daily_program_id
      return {
        action_attempt: startAttempt(call, 'PUSH_THERMOSTAT_PROGRAMS', {
          error: unreachable(device),
          succeed() {
            device.properties.thermostat_daily_programs = programsOf(device).map((each) =>
              isSame(each) ? { ...each, ...draft } : each
            )
          }
        })
      }
    }
  },
  '/thermostats/daily_programs/delete': route('POST', readId, (call) => {
    const { device, program } = findProgram(call, call.params)
    const { properties } = device
    const { thermostat_weekly_program: week } = properties
    properties.thermostat_daily_programs = programsOf(device).filter((each) => each !== program)
    if (week) {
      const kept = (day: Weekday): string | null => week[`${day}_program_id`]
      properties.thermostat_weekly_program = weeklyProgram(
        (day) => (kept(day) === program.thermostat_daily_program_id ? null : kept(day)),
        week.created_at
      )
    }
    return {}
  }),
  '/thermostats/update_weekly_program': {
    method: 'POST',
    answer(call, values) {
      const device = findProgrammable(
        call,
        readParams(values, (read) => read.text('device_id'))
      )
      const { thermostat_weekly_program: week } = device.properties
      const chosen = readParams(values, (read) =>
        Object.fromEntries(
          WEEKDAYS.map((day) => {
            const name = `${day}_program_id` as const
            return [day, read.optionalText(name) ?? (read.isNull(name) ? null : week?.[name])]
          })
        )
      )
      for (const id of Object.values(chosen)) if (id) findProgram(call, id)
      return {
        action_attempt: startAttempt(call, 'PUSH_THERMOSTAT_PROGRAMS', {
          error: unreachable(device),
          succeed() {
            device.properties.thermostat_weekly_program = weeklyProgram(
              (day) => chosen[day],
              week?.created_at ?? new Date(call.now).toISOString()
            )
          }
        })
      }
    }
  }
}
