import type { ThermostatSchedule } from '../../client/resources.js'
import { crudRoutes, type DraftContext } from '../crud-routes.js'
import type { ThermostatScheduleDraft } from '../data/thermostat-schedules.js'
import type { ParamReader } from '../params.js'
import type { Routes } from '../route.js'
import { findThermostat } from '../visibility.js'

function readDate(read: ParamReader, name: 'starts_at' | 'ends_at', existing?: ThermostatSchedule): string {
  const passed = existing ? read.optionalString(name) : read.string(name)
  const time = read.optionalDate(name)
  if (passed === undefined || time === undefined || Number.isNaN(time)) return existing?.[name] ?? ''
  return new Date(time).toISOString()
}

/** Reads the parameters of a schedule. Omitted fields keep their existing value. */
function readDraft(read: ParamReader, { existing }: DraftContext<ThermostatSchedule>): ThermostatScheduleDraft {
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

const schedules = crudRoutes({
  name: 'thermostat_schedule',
  items: ({ state }) => state.thermostatSchedules,
  findDevice: findThermostat,
  read: readDraft,
  updateMethod: 'PATCH'
})

/** Schedules. They are stored on the platform, so changes apply immediately. */
export const thermostatScheduleRoutes: Routes = {
  '/thermostats/schedules/list': schedules.list,
  '/thermostats/schedules/get': schedules.get,
  '/thermostats/schedules/create': schedules.create,
  '/thermostats/schedules/update': schedules.update,
  '/thermostats/schedules/delete': schedules.remove
}
