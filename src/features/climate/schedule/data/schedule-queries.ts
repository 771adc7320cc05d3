import type { ThermostatSchedule } from '../../../../core/resources/resources.js'
import type { ListQuery } from '../../../../core/queries/query.js'
import { thermostatSchedules } from '../../../../core/resources/resource-kind.js'

const REFRESH = 60_000

/** The exceptions of a thermostat. */
export const scheduleListQuery = (deviceId: string): ListQuery<ThermostatSchedule> => ({
  key: `thermostats.schedules.list ${deviceId}`,
  operation: 'thermostats.schedules.list',
  kind: thermostatSchedules,
  request: ({ thermostats }, options) => thermostats.schedules.list({ device_id: deviceId }, options),
  refreshEvery: REFRESH
})
