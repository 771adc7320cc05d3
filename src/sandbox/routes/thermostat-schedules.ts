import { findPreset } from '../climate.js'
import type { DeviceRecord } from '../data/device-record.js'
import type { ThermostatScheduleDraft } from '../data/thermostat-schedules.js'
import { findThermostat, canSeeAccount } from '../visibility.js'
import type { ThermostatSchedule } from '../../client/resources.js'
import { readParams, readDeviceId, type ParamReader } from '../params.js'
import { notFound } from '../request-error.js'
import { route, type Call, type Routes } from '../route.js'

const readId = (read: ParamReader): string => read.string('thermostat_schedule_id')

/** Returns a schedule that the caller can see, and its thermostat. @throws {RequestError} if it does not exist */
function findSchedule(call: Pick<Call, 'state' | 'session'>, id: string) {
  const found = call.state.thermostatSchedules.find(id)
  if (found && canSeeAccount(call, found.device.connected_account_id)) return found
  throw notFound('thermostat_schedule')
}

function readDate(read: ParamReader, name: 'starts_at' | 'ends_at', existing?: ThermostatSchedule): string {
  const passed = existing ? read.optionalString(name) : read.string(name)
  const time = read.optionalDate(name)
  if (passed === undefined || time === undefined || Number.isNaN(time)) return existing?.[name] ?? ''
  return new Date(time).toISOString()
}

/** Reads the parameters of a schedule. Omitted fields keep their existing value. */
function readDraft(read: ParamReader, existing?: ThermostatSchedule): ThermostatScheduleDraft {
  const key = existing ? read.optionalString('climate_preset_key') : read.string('climate_preset_key')
  const [starts_at, ends_at] = [readDate(read, 'starts_at', existing), readDate(read, 'ends_at', existing)]
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at)) {
    read.reject('ends_at', 'Must be after starts_at')
  }
  const minutes = read.optionalNumber('max_override_period_minutes', { min: 1 })
  const isUnlimited = read.isNull('max_override_period_minutes')
  return {
    climate_preset_key: key ?? existing?.climate_preset_key ?? '',
    name: read.optionalString('name') ?? existing?.name ?? null,
    starts_at,
    ends_at,
    is_override_allowed: read.optionalBoolean('is_override_allowed') ?? existing?.is_override_allowed ?? false,
    max_override_period_minutes: minutes ?? (isUnlimited ? null : (existing?.max_override_period_minutes ?? null))
  }
}

function checkPreset(device: DeviceRecord, draft: ThermostatScheduleDraft): ThermostatScheduleDraft {
  findPreset(device, draft.climate_preset_key)
  return draft
}

/** Schedules. They are stored on the platform, so changes apply immediately. */
export const thermostatScheduleRoutes: Routes = {
  '/thermostats/schedules/list': route(
    'POST',
    (read) => read.string('device_id'),
    (call) => ({ thermostat_schedules: call.state.thermostatSchedules.list(findThermostat(call, call.params)) })
  ),
  '/thermostats/schedules/get': route('POST', readId, (call) => ({
    thermostat_schedule: findSchedule(call, call.params).schedule
  })),
  '/thermostats/schedules/create': {
    method: 'POST',
    handle(call, values) {
      const device = findThermostat(call, readDeviceId(values))
      const draft = checkPreset(
        device,
        readParams(values, (read) => readDraft(read))
      )
      return { thermostat_schedule: call.state.thermostatSchedules.create(device, draft) }
    }
  },
  '/thermostats/schedules/update': {
    method: 'PATCH',
    handle(call, values) {
      const found = findSchedule(call, readParams(values, readId))
      const draft = checkPreset(
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
