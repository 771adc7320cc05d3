import type { ThermostatDailyProgram } from '../../client/resources.js'
import { startAttempt, offlineError } from '../action-attempts.js'
import { getPresets } from '../climate.js'
import { dailyProgramId, WEEKDAYS, weeklyProgram, type Weekday } from '../data/daily-programs.js'
import type { DeviceRecord } from '../data/device-record.js'
import { WORKSPACE_ID } from '../data/workspace.js'
import { findThermostat, canSeeAccount } from '../visibility.js'
import { readParams, readDeviceId, type ParamReader } from '../params.js'
import { notFound, RequestError } from '../request-error.js'
import { route, type Call, type Routes } from '../route.js'

type RequestContext = Pick<Call, 'state' | 'session'>
type Period = ThermostatDailyProgram['periods'][number]

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** Returns a thermostat that supports programs. @throws {RequestError} if it does not */
function findProgrammable(call: RequestContext, id: string): DeviceRecord {
  const device = findThermostat(call, id)
  if (device.can_run_thermostat_programs) return device
  throw new RequestError(400, 'capability_not_supported', 'The device does not support thermostat programs.')
}

const getPrograms = ({ properties }: DeviceRecord): ThermostatDailyProgram[] =>
  properties.thermostat_daily_programs ?? []

const readId = (read: ParamReader): string => read.string('thermostat_daily_program_id')

/** Returns a program that the caller can see, and its thermostat. @throws {RequestError} if it does not exist */
function findProgram(call: RequestContext, id: string): { device: DeviceRecord; program: ThermostatDailyProgram } {
  const device = call.state.devices.findByIdPart(/^daily_program_(.+)_\d+$/.exec(id)?.[1])
  const program = device && getPrograms(device).find((each) => each.thermostat_daily_program_id === id)
  if (device && program && canSeeAccount(call, device.connected_account_id)) return { device, program }
  throw notFound('thermostat_daily_program')
}

function readPeriods(read: ParamReader, device: DeviceRecord): Period[] {
  const rawPeriods = read.objects('periods')
  const maxPeriods = device.properties.max_thermostat_daily_program_periods_per_day
  if (rawPeriods.length === 0) read.reject('periods', 'Must have at least one period')
  if (maxPeriods !== undefined && rawPeriods.length > maxPeriods)
    read.reject('periods', `Must have at most ${maxPeriods} periods`)
  return rawPeriods.map(({ starts_at_time: time, climate_preset_key: key }) => {
    const isTime = typeof time === 'string' && TIME.test(time)
    if (!isTime) read.reject('periods', 'Each period must start at a time of day, such as 07:30:00')
    const preset = getPresets(device).find((preset) => preset.climate_preset_key === key)
    if (!preset) read.reject('periods', 'Each period must have a climate preset of the device')
    return {
      starts_at_time: isTime ? time.padEnd('HH:mm:ss'.length, ':00') : '',
      climate_preset_key: preset?.climate_preset_key ?? ''
    }
  })
}

/** Daily and weekly programs. Updates are sent to the device, which takes some time. */
export const thermostatProgramRoutes: Routes = {
  '/thermostats/daily_programs/create': {
    method: 'POST',
    handle(call, values) {
      const device = findProgrammable(call, readDeviceId(values))
      const draft = readParams(values, (read) => ({ name: read.string('name'), periods: readPeriods(read, device) }))
      const programs = getPrograms(device)
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
    handle(call, values) {
      const { device, program } = findProgram(call, readParams(values, readId))
      const draft = readParams(values, (read) => ({ name: read.string('name'), periods: readPeriods(read, device) }))
      const isSame = (each: ThermostatDailyProgram): boolean =>
        each.thermostat_daily_program_id === program.thermostat_daily_program_id
      return {
        action_attempt: startAttempt(call, 'PUSH_THERMOSTAT_PROGRAMS', {
          error: offlineError(device),
          onSuccess() {
            device.properties.thermostat_daily_programs = getPrograms(device).map((each) =>
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
    properties.thermostat_daily_programs = getPrograms(device).filter((each) => each !== program)
    if (week) {
      const currentId = (day: Weekday): string | null => week[`${day}_program_id`]
      properties.thermostat_weekly_program = weeklyProgram(
        (day) => (currentId(day) === program.thermostat_daily_program_id ? null : currentId(day)),
        week.created_at
      )
    }
    return {}
  }),
  '/thermostats/update_weekly_program': {
    method: 'POST',
    handle(call, values) {
      const device = findProgrammable(call, readDeviceId(values))
      const { thermostat_weekly_program: week } = device.properties
      const programIds = readParams(values, (read) =>
        Object.fromEntries(
          WEEKDAYS.map((day) => {
            const name = `${day}_program_id` as const
            return [day, read.optionalString(name) ?? (read.isNull(name) ? null : week?.[name])]
          })
        )
      )
      for (const id of Object.values(programIds)) if (id) findProgram(call, id)
      return {
        action_attempt: startAttempt(call, 'PUSH_THERMOSTAT_PROGRAMS', {
          error: offlineError(device),
          onSuccess() {
            device.properties.thermostat_weekly_program = weeklyProgram(
              (day) => programIds[day],
              week?.created_at ?? new Date(call.now).toISOString()
            )
          }
        })
      }
    }
  }
}
