import { crudActions } from '../../../core/actions/crud-actions.js'
import { thermostatSchedules } from '../../../core/resources/resource-kind.js'
import type { ThermostatSchedule } from '../../../core/resources/resources.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import type { ChangedException, NewException } from '../rules/exception-parameters.js'
import { ScheduleChangeEvent } from '../schedule-events.js'

type ExceptionId = Pick<ChangedException, 'thermostat_schedule_id'>

/** Creates, updates and deletes the exceptions of a thermostat's schedule. */
export const exceptionActions = crudActions<ThermostatSchedule, ExceptionId, NewException, ChangedException>({
  kind: thermostatSchedules,
  list: scheduleListQuery,
  identify: (thermostat_schedule_id) => ({ thermostat_schedule_id }),
  key: (deviceId) => `thermostat schedules ${deviceId}`,
  path: 'thermostats.schedules',
  methods: ({ thermostats }) => thermostats.schedules,
  event: (detail) => new ScheduleChangeEvent(detail)
})
