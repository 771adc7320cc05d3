import { findPreset } from '../climate.js'
import type { DeviceRecord } from '../data/device-record.js'
import type { ThermostatScheduleDraft } from '../data/thermostat-schedules.js'
import { findThermostat } from '../find-thermostat.js'
import type { ThermostatSchedule } from '../../client/resources.js'
import { readParams, type ParamReader } from '../params.js'
import { Refusal } from '../refusal.js'
import { route, type Call, type Routes } from '../route.js'
import { seesAccount } from '../visible.js'

const readId = (read: ParamReader): string => read.text('thermostat_schedule_id')

/** A schedule that the caller may see, and its thermostat. @throws {Refusal} when there is none of that id there. */
function findSchedule(call: Pick<Call, 'state' | 'session'>, id: string) {
  const found = call.state.thermostatSchedules.find(id)
  if (found && seesAccount(call, found.device.connected_account_id)) return found
  throw new Refusal(404, 'thermostat_schedule_not_found', 'Thermostat schedule not found')
}

function readMoment(read: ParamReader, name: 'starts_at' | 'ends_at', present?: ThermostatSchedule): string {
  const given = present ? read.optionalText(name) : read.text(name)
  const time = read.optionalTime(name)
  if (given === undefined || time === undefined || Number.isNaN(time)) return present?.[name] ?? ''
  return new Date(time).toISOString()
}

/** Reads what a schedule is to be, over what it is. */
function readDraft(read: ParamReader, present?: ThermostatSchedule): ThermostatScheduleDraft {
  const key = present ? read.optionalText('climate_preset_key') : read.text('climate_preset_key')
  const [starts_at, ends_at] = [readMoment(read, 'starts_at', present), readMoment(read, 'ends_at', present)]
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at)) {
    read.refuse('ends_at', 'Must be after starts_at')
  }
  const minutes = read.optionalNumber('max_override_period_minutes', { min: 1 })
  const isUnlimited = read.isNull('max_override_period_minutes')
  return {
    climate_preset_key: key ?? present?.climate_preset_key ?? '',
    name: read.optionalText('name') ?? present?.name ?? null,
    starts_at,
    ends_at,
    is_override_allowed: read.optionalFlag('is_override_allowed') ?? present?.is_override_allowed ?? false,
    max_override_period_minutes: minutes ?? (isUnlimited ? null : (present?.max_override_period_minutes ?? null))
  }
}

/** What a thermostat is to do is one of its presets. */
function checked(device: DeviceRecord, draft: ThermostatScheduleDraft): ThermostatScheduleDraft {
  findPreset(device, draft.climate_preset_key)
  return draft
}

/** Schedules of thermostats: the platform keeps them, so that they change at once. */
export const thermostatScheduleRoutes: Routes = {
  '/thermostats/schedules/list': route(
    'POST',
    (read) => read.text('device_id'),
    (call) => ({ thermostat_schedules: call.state.thermostatSchedules.of(findThermostat(call, call.params)) })
  ),
  '/thermostats/schedules/get': route('POST', readId, (call) => ({
    thermostat_schedule: findSchedule(call, call.params).schedule
  })),
  '/thermostats/schedules/create': {
    method: 'POST',
    answer(call, values) {
      const device = findThermostat(
        call,
        readParams(values, (read) => read.text('device_id'))
      )
      const draft = checked(
        device,
        readParams(values, (read) => readDraft(read))
      )
      return { thermostat_schedule: call.state.thermostatSchedules.create(device, draft) }
    }
  },
  '/thermostats/schedules/update': {
    method: 'PATCH',
    answer(call, values) {
      const found = findSchedule(call, readParams(values, readId))
      const draft = checked(
        found.device,
        readParams(values, (read) => readDraft(read, found.schedule))
      )
      call.state.thermostatSchedules.update(found, draft)
      return {}
    }
  },
  '/thermostats/schedules/delete': route('POST', readId, (call) => {
    call.state.thermostatSchedules.remove(findSchedule(call, call.params))
    return {}
  })
}
