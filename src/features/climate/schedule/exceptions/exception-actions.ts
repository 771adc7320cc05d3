import type { Action } from '../../../../core/actions/action.js'
import { basisOfUpdate } from '../../../../core/actions/basis-of-update.js'
import type { Mutation } from '../../../../core/actions/mutation.js'
import { ignoreNotFound } from '../../../../core/queries/ignore-not-found.js'
import { thermostatSchedules } from '../../../../core/resources/resource-kind.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { deviceName } from '../../../device/rules/device.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import type { ChangedException, NewException } from '../rules/exception-parameters.js'
import { ScheduleChangeEvent } from '../schedule-events.js'

/** Returns the mutation key of a thermostat's exceptions. One mutation per key is in flight at a time. */
export const exceptionsKey = (deviceId: string): string => `thermostat schedules ${deviceId}`

/**
 * Common part of mutations of an existing exception. They are rejected if the exception has changed in the meantime.
 */
const ofException = (
  deviceId: string,
  id: string,
  apply: (schedule: ThermostatSchedule) => ThermostatSchedule
): Pick<Mutation<ThermostatSchedule>, 'key' | 'target' | 'precondition' | 'patch' | 'refetchOnError'> => ({
  key: exceptionsKey(deviceId),
  target: { deviceIds: [deviceId] },
  precondition: (known) => thermostatSchedules.select(known).get(id)?.resource,
  patch: { kind: thermostatSchedules, id, apply },
  refetchOnError: scheduleListQuery(deviceId)
})

/** Creates an exception. Not optimistic: the list shows it after the response. */
export const createException: Action<NewException, ThermostatSchedule, ThermostatSchedule> = {
  change(params) {
    const list = scheduleListQuery(params.device_id)
    return {
      key: exceptionsKey(params.device_id),
      onConflict: 'ignore',
      operation: 'thermostats.schedules.create',
      params: { ...params },
      target: { deviceIds: [params.device_id] },
      isOptimistic: false,
      creates: { kind: thermostatSchedules, list, resource: (answer) => answer },
      request: ({ thermostats }, options) => thermostats.schedules.create(params, options),
      refetchOnError: list
    }
  },
  event: (params, { thermostat_schedule_id }) =>
    new ScheduleChangeEvent({ change: 'created', ...params, thermostat_schedule_id })
}

interface Update {
  readonly deviceId: string
  readonly params: ChangedException
}

export const updateException: Action<Update, ThermostatSchedule> = {
  change({ deviceId, params }) {
    const { thermostat_schedule_id: id, ...values } = params
    return {
      onConflict: 'ignore',
      operation: 'thermostats.schedules.update',
      params: { ...params },
      isOptimistic: false,
      request: ({ thermostats }, options) => thermostats.schedules.update(params, options),
      ...ofException(deviceId, id, (schedule) => ({ ...schedule, ...values })),
      precondition: basisOfUpdate(thermostatSchedules, id, values)
    }
  },
  event: ({ deviceId, params }) => new ScheduleChangeEvent({ change: 'updated', device_id: deviceId, ...params })
}

interface Deletion {
  readonly device: Device
  readonly schedule: ThermostatSchedule
  /** Error toast if the request fails after the requesting element was removed. */
  readonly failed: string
}

/**
 * Deletes an exception. Queued behind other mutations of the thermostat's exceptions; the exception disappears
 * optimistically.
 */
export const deleteException: Action<Deletion, ThermostatSchedule> = {
  change({ device, schedule: { thermostat_schedule_id }, failed }) {
    const params = { thermostat_schedule_id }
    return {
      onConflict: 'queue',
      operation: 'thermostats.schedules.delete',
      params,
      isOptimistic: true,
      request: ({ thermostats }, options) =>
        ignoreNotFound(thermostats.schedules.delete(params, { ...options, keepalive: true })),
      detachedErrorMessage: () => ({ subject: deviceName(device), message: failed }),
      ...ofException(device.device_id, thermostat_schedule_id, (current) => ({ ...current, is_deleted: true }))
    }
  },
  event: ({ device: { device_id }, schedule: { thermostat_schedule_id } }) =>
    new ScheduleChangeEvent({ change: 'deleted', device_id, thermostat_schedule_id })
}
