import type { ListQuery } from '../../../core/queries/query.js'
import { thermostatSchedules } from '../../../core/resources/resource-kind.js'
import type { ThermostatSchedule } from '../../../core/resources/resources.js'

const REFRESH = 60_000
/** Limits the requests of all thermostats together to six per minute. */
const REFRESH_PER_THERMOSTAT = 10_000

/** Query for the exceptions of a thermostat. */
export const scheduleListQuery = (deviceId: string): ListQuery<ThermostatSchedule> => ({
  key: `thermostats.schedules.list ${deviceId}`,
  operation: 'thermostats.schedules.list',
  kind: thermostatSchedules,
  request: ({ thermostats }, options) => thermostats.schedules.list({ device_id: deviceId }, options),
  refetchInterval: REFRESH
})

/**
 * Query for the exceptions of one of many thermostats. The refetch interval grows with their number.
 *
 * @param count Number of thermostats.
 */
export const allThermostatsScheduleListQuery = (deviceId: string, count: number): ListQuery<ThermostatSchedule> => ({
  ...scheduleListQuery(deviceId),
  key: `thermostats.schedules.list ${deviceId} of many`,
  refetchInterval: Math.max(REFRESH, count * REFRESH_PER_THERMOSTAT)
})
