import type { ThermostatSchedule } from '../../../../core/resources/resources.js'
import type { ListQuery } from '../../../../core/queries/query.js'
import { thermostatSchedules } from '../../../../core/resources/resource-kind.js'

const REFRESH = 60_000
/** So that all thermostats of a house together are asked six times a minute at most. */
const REFRESH_PER_THERMOSTAT = 10_000

/** The exceptions of a thermostat. */
export const scheduleListQuery = (deviceId: string): ListQuery<ThermostatSchedule> => ({
  key: `thermostats.schedules.list ${deviceId}`,
  operation: 'thermostats.schedules.list',
  kind: thermostatSchedules,
  request: ({ thermostats }, options) => thermostats.schedules.list({ device_id: deviceId }, options),
  refetchInterval: REFRESH
})

/**
 * The exceptions of a thermostat among many, which are read less often the more there are.
 *
 * @param count how many thermostats there are.
 */
export const houseScheduleListQuery = (deviceId: string, count: number): ListQuery<ThermostatSchedule> => ({
  ...scheduleListQuery(deviceId),
  key: `thermostats.schedules.list ${deviceId} of many`,
  refetchInterval: Math.max(REFRESH, count * REFRESH_PER_THERMOSTAT)
})
