import type { ThermostatDailyProgram } from '../../client/resources.js'
import { offlineError, startAttempt } from '../action-attempts.js'
import { getPresets } from '../climate.js'
import { crudRoutes, type DraftContext, deviceRoute } from '../crud-routes.js'
import { dailyProgramId, WEEKDAYS, weeklyProgram } from '../data/daily-programs.js'
import type { DeviceRecord } from '../data/device-record.js'
import { WORKSPACE_ID } from '../data/workspace.js'
import { type DeviceItems, itemFinder } from '../device-items.js'
import { type ParamReader, readParams } from '../params.js'
import type { Call, Routes } from '../route.js'
import { deviceFinder, findThermostat, findVisible } from '../visibility.js'

type AuthorizedCall = Omit<Call, 'params'>
type Period = ThermostatDailyProgram['periods'][number]
type ProgramDraft = Pick<ThermostatDailyProgram, 'name' | 'periods'>

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

const findProgrammable = deviceFinder(
  (device) => device.can_run_thermostat_programs,
  'The device does not support thermostat programs.',
  findThermostat
)

const getPrograms = ({ properties }: DeviceRecord): ThermostatDailyProgram[] =>
  properties.thermostat_daily_programs ?? []

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

const readDraft = (read: ParamReader, { device }: DraftContext<ThermostatDailyProgram>): ProgramDraft => ({
  name: read.string('name'),
  periods: readPeriods(read, device)
})

const findProgram = ({ state }: Pick<Call, 'state'>, id: string) =>
  itemFinder(state.devices, ['daily_program', 'thermostat_daily_program_id'], getPrograms)(id)

/** Sends changed programs to a thermostat, which takes some time. */
const pushPrograms = (call: AuthorizedCall, device: DeviceRecord, onSuccess: () => void) => ({
  action_attempt: startAttempt(call, 'PUSH_THERMOSTAT_PROGRAMS', { error: offlineError(device), onSuccess })
})

const dailyPrograms = (call: AuthorizedCall): DeviceItems<ThermostatDailyProgram, ProgramDraft> => ({
  list: getPrograms,
  find: (id) => findProgram(call, id),
  create(device, draft) {
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
    return program
  },
  update({ device, item }, draft) {
    const id = item.thermostat_daily_program_id
    return pushPrograms(call, device, () => {
      device.properties.thermostat_daily_programs = getPrograms(device).map((program) =>
        program.thermostat_daily_program_id === id ? { ...program, ...draft } : program
      )
    })
  },
  remove({ device: { properties }, item }) {
    const { thermostat_daily_programs: programs, thermostat_weekly_program: week } = properties
    properties.thermostat_daily_programs = programs?.filter((program) => program !== item) ?? []
    if (!week) return
    properties.thermostat_weekly_program = weeklyProgram((day) => {
      const id = week[`${day}_program_id`]
      return id === item.thermostat_daily_program_id ? null : id
    }, week.created_at)
  }
})

const programs = crudRoutes({
  name: 'thermostat_daily_program',
  items: dailyPrograms,
  findDevice: findProgrammable,
  read: readDraft,
  updateMethod: 'PATCH'
})

/** Daily and weekly programs. Updates are sent to the device, which takes some time. */
export const thermostatProgramRoutes: Routes = {
  '/thermostats/daily_programs/create': programs.create,
  '/thermostats/daily_programs/update': programs.update,
  '/thermostats/daily_programs/delete': programs.remove,
  '/thermostats/update_weekly_program': deviceRoute('POST', findProgrammable, (call, device, values) => {
    const { thermostat_weekly_program: week } = device.properties
    const programIds = readParams(values, (read) =>
      Object.fromEntries(
        WEEKDAYS.map((day) => {
          const name = `${day}_program_id` as const
          return [day, read.optionalString(name) ?? (read.isNull(name) ? null : week?.[name])]
        })
      )
    )
    for (const id of Object.values(programIds)) {
      if (id) findVisible(call, 'thermostat_daily_program', findProgram(call, id))
    }
    return pushPrograms(call, device, () => {
      const createdAt = week?.created_at ?? new Date(call.now).toISOString()
      device.properties.thermostat_weekly_program = weeklyProgram((day) => programIds[day], createdAt)
    })
  })
}
