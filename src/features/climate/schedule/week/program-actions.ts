import type { ThermostatDailyProgram } from '../../../../client/resources.js'
import type { Action } from '../../../../core/actions/action.js'
import { unreadable } from '../../../../core/queries/read.js'
import { ignoreNotFound } from '../../../../core/queries/ignore-not-found.js'
import type { Device } from '../../../../core/resources/resources.js'
import { parseString } from '../../../../core/values/value.js'
import { ofDevice } from '../../../device/data/of-device.js'
import { deviceName } from '../../../device/rules/device.js'
import { dailyPrograms, weekPrograms } from '../rules/daily-programs.js'
import type { ChangedProgram, ChangedWeek, NewProgram } from '../rules/program-parameters.js'
import { withoutProgram, withUpdatedProgram, withWeek } from '../rules/program-patch.js'
import { ProgramChangeEvent } from '../schedule-events.js'
import { deviceQuery } from '../../../device/data/queries.js'

/** Returns the mutation key of a thermostat's programs. One mutation per key is in flight at a time. */
export const programsKey = (deviceId: string): string => `thermostat programs ${deviceId}`

const programBy =
  (id: string) =>
  (device: Device): unknown =>
    dailyPrograms(device).find((program) => program.id === id)

/** Creates a daily program that is not yet used in the week. It is shown after the device was refetched. */
export const createProgram: Action<NewProgram, Device, ThermostatDailyProgram> = {
  change: (params) => ({
    key: programsKey(params.device_id),
    onConflict: 'ignore',
    operation: 'thermostats.dailyPrograms.create',
    params: { ...params },
    target: { deviceIds: [params.device_id] },
    isOptimistic: false,
    async request({ thermostats }, options) {
      const program = await thermostats.dailyPrograms.create(params, options)
      if (parseString(program?.thermostat_daily_program_id) === undefined) throw unreadable()
      return program
    },
    refetchOnError: deviceQuery(params.device_id)
  }),
  event: (params, { thermostat_daily_program_id }) =>
    new ProgramChangeEvent({ change: 'created', ...params, thermostat_daily_program_id })
}

interface Update {
  readonly deviceId: string
  readonly params: ChangedProgram
}

/** Updates a daily program of a thermostat. */
export const updateProgram: Action<Update, Device> = {
  change: ({ deviceId, params }) => ({
    key: programsKey(deviceId),
    onConflict: 'ignore',
    operation: 'thermostats.dailyPrograms.update',
    params: { ...params },
    isOptimistic: false,
    isCommand: true,
    request: ({ thermostats }, options) => thermostats.dailyPrograms.update(params, options),
    ...ofDevice(deviceId, programBy(params.thermostat_daily_program_id), (device) => withUpdatedProgram(device, params))
  }),
  event: ({ deviceId, params }) => new ProgramChangeEvent({ change: 'updated', device_id: deviceId, ...params })
}

/** Updates the programs of a thermostat's week. */
export const updateWeek: Action<ChangedWeek, Device> = {
  change: (params) => ({
    key: programsKey(params.device_id),
    onConflict: 'ignore',
    operation: 'thermostats.updateWeeklyProgram',
    params: { ...params },
    isOptimistic: false,
    isCommand: true,
    request: ({ thermostats }, options) => thermostats.updateWeeklyProgram(params, options),
    ...ofDevice(params.device_id, weekPrograms, (device) => withWeek(device, params))
  }),
  event: (params) => new ProgramChangeEvent({ change: 'updated', ...params })
}

interface Deletion {
  readonly device: Device
  readonly id: string
  /** Error toast if the request fails after the requesting element was removed. */
  readonly failed: string
}

/**
 * Deletes a daily program. Queued behind other mutations of the thermostat's programs; the program disappears
 * optimistically.
 */
export const deleteProgram: Action<Deletion, Device> = {
  undoWhilePending: true,
  change({ device, id, failed }) {
    const params = { thermostat_daily_program_id: id }
    return {
      key: programsKey(device.device_id),
      onConflict: 'queue',
      operation: 'thermostats.dailyPrograms.delete',
      params,
      isOptimistic: true,
      request: ({ thermostats }, options) =>
        ignoreNotFound(thermostats.dailyPrograms.delete(params, { ...options, keepalive: true })),
      detachedErrorMessage: () => ({ subject: deviceName(device), message: failed }),
      ...ofDevice(device.device_id, programBy(id), (current) => withoutProgram(current, id))
    }
  },
  event: ({ device: { device_id }, id }) =>
    new ProgramChangeEvent({ change: 'deleted', device_id, thermostat_daily_program_id: id })
}
