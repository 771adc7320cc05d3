import { crudActions } from '../../../../core/actions/crud-actions.js'
import { thermostatSchedules } from '../../../../core/resources/resource-kind.js'
import type { ThermostatSchedule } from '../../../../core/resources/resources.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import type { ChangedException, NewException } from '../rules/exception-parameters.js'
import { ScheduleChangeEvent } from '../schedule-events.js'

/** Returns the mutation key of a thermostat's exceptions. One mutation per key is in flight at a time. */
export const exceptionsKey = (deviceId: string): string => `thermostat schedules ${deviceId}`

type ExceptionId = Pick<ChangedException, 'thermostat_schedule_id'>

export const {
  create: createException,
  update: updateException,
  remove: deleteException
} = crudActions<ThermostatSchedule, ExceptionId, NewException, ChangedException>({
  kind: thermostatSchedules,
  list: scheduleListQuery,
  identify: (thermostat_schedule_id) => ({ thermostat_schedule_id }),
  key: exceptionsKey,
  path: 'thermostats.schedules',
  methods: ({ thermostats }) => thermostats.schedules,
  event: (detail) => new ScheduleChangeEvent(detail)
})
