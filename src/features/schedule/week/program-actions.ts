import type { ThermostatDailyProgram } from '../../../client/resources.js'
import type { Action } from '../../../core/actions/action.js'
import { deletionRequest } from '../../../core/actions/deletion-request.js'
import type { FormEdit } from '../../../core/actions/rebase-form.js'
import { unreadable } from '../../../core/queries/unreadable.js'
import type { Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { deviceUpdate } from '../../device/data/device-update.js'
import { ofDevice } from '../../device/data/of-device.js'
import { deviceQuery } from '../../device/data/queries.js'
import { deviceName } from '../../device/rules/device.js'
import { type DailyProgram, dailyPrograms, weekPrograms } from '../rules/daily-programs.js'
import { type ProgramForm, programForm, programFormRules } from '../rules/program-form.js'
import {
  type ChangedProgram,
  type ChangedWeek,
  changedProgram,
  changedWeek,
  type NewProgram
} from '../rules/program-parameters.js'
import { withoutProgram, withUpdatedProgram, withWeek } from '../rules/program-patch.js'
import { type WeekForm, weekFormRules } from '../rules/week-groups.js'
import { ProgramChangeEvent } from '../schedule-events.js'

/** Key of the mutations of a thermostat's programs. */
export const programsKey = (deviceId: string): string => `thermostat programs ${deviceId}`

/** Returns the precondition of a program's mutations. */
const programBy =
  (id: string) =>
  (device: Device): DailyProgram | undefined =>
    dailyPrograms(device).find((program) => program.id === id)

/** Creates a daily program, which the week does not use yet. It is shown after the device was refetched. */
export const createProgram: Action<NewProgram, Device, ThermostatDailyProgram> = {
  mutation: (params) => ({
    key: programsKey(params.device_id),
    onConflict: 'ignore',
    operation: 'thermostats.dailyPrograms.create',
    params: { ...params },
    async request({ thermostats }, options) {
      const program = await thermostats.dailyPrograms.create(params, options)
      if (parseString(program?.thermostat_daily_program_id) === undefined) throw unreadable()
      return program
    },
    target: { deviceIds: [params.device_id] },
    refetchOnError: deviceQuery(params.device_id)
  }),
  event: (params, { thermostat_daily_program_id }) =>
    new ProgramChangeEvent({ change: 'created', ...params, thermostat_daily_program_id })
}

/** The changes that the user has made in the form of a program. */
interface Update {
  readonly device: Device
  readonly id: string
  readonly edit: FormEdit<ProgramForm>
}

/** Updates a daily program. */
export const updateProgram = deviceUpdate<Update, ProgramForm, ChangedProgram>({
  key: programsKey,
  operation: 'thermostats.dailyPrograms.update',
  isCommand: true,
  request: ({ thermostats }, ...sent) => thermostats.dailyPrograms.update(...sent),
  rules: () => programFormRules,
  formOf(now, { id }) {
    const latest = programBy(id)(now)
    return latest && programForm(latest)
  },
  paramsOf: (form, _, { id }) => changedProgram(form, id),
  apply: withUpdatedProgram,
  event: (params, { device: { device_id } }) => new ProgramChangeEvent({ change: 'updated', device_id, ...params })
})

/** The changes that the user has made in the form of a week. */
interface WeekUpdate {
  readonly device: Device
  readonly edit: FormEdit<WeekForm>
}

/** Updates the programs of a thermostat's week. */
export const updateWeek = deviceUpdate<WeekUpdate, WeekForm, ChangedWeek>({
  key: programsKey,
  operation: 'thermostats.updateWeeklyProgram',
  isCommand: true,
  request: ({ thermostats }, ...sent) => thermostats.updateWeeklyProgram(...sent),
  rules: () => weekFormRules,
  formOf: (now) => ({ week: weekPrograms(now) }),
  paramsOf: ({ week }, { device_id }) => changedWeek(week, device_id),
  apply: withWeek,
  event: (params) => new ProgramChangeEvent({ change: 'updated', ...params })
})

interface Deletion {
  readonly device: Device
  readonly id: string
  /** Error toast if the request fails after the requesting element was removed. */
  readonly failed: string
}

/** Deletes a daily program. It disappears before the response. */
export const deleteProgram: Action<Deletion, Device> = {
  mutation({ device, id, failed }) {
    return {
      key: programsKey(device.device_id),
      operation: 'thermostats.dailyPrograms.delete',
      ...deletionRequest({ thermostat_daily_program_id: id }, ({ thermostats }, ...sent) =>
        thermostats.dailyPrograms.delete(...sent)
      ),
      ...ofDevice(device.device_id, programBy(id), (current) => withoutProgram(current, id)),
      detachedErrorMessage: () => ({ subject: deviceName(device), message: failed })
    }
  },
  event: ({ device: { device_id }, id }) =>
    new ProgramChangeEvent({ change: 'deleted', device_id, thermostat_daily_program_id: id })
}
