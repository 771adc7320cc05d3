import type { Mutation } from '../../../src/core/actions/mutation.js'
import type { Operation } from '../../../src/core/gate/operations.js'
import { NO_RESOURCES, type Tables } from '../../../src/core/resources/resource-kind.js'
import type {
  AccessCode,
  AccessGrant,
  AccessMethod,
  Device,
  NoiseThreshold,
  ThermostatSchedule,
  UnmanagedAccessCode
} from '../../../src/core/resources/resources.js'
import {
  createAccessCode,
  deleteAccessCode,
  pullBackupAccessCode,
  updateAccessCode
} from '../../../src/features/access-codes/access-code-actions.js'
import { createCodesMutation } from '../../../src/features/access-codes/bulk/shared-code-task.js'
import { convertToManaged } from '../../../src/features/access-codes/unmanaged/convert-to-managed.js'
import { createAccessGrant } from '../../../src/features/access-grants/create-access-grant.js'
import { accessGrantListQuery } from '../../../src/features/access-grants/data/access-grant-queries.js'
import { deleteAccessGrant } from '../../../src/features/access-grants/removal/access-grant-removal.js'
import { updateAccessGrant } from '../../../src/features/access-grants/update-access-grant.js'
import { addAccessMethod, revokeAccessMethod } from '../../../src/features/access-grants/ways/access-method-actions.js'
import { createConnectWebview } from '../../../src/features/account/create-connect-webview.js'
import { activatePreset } from '../../../src/features/climate/activate-preset.js'
import { createPreset, deletePreset, updatePreset } from '../../../src/features/climate/presets/preset-actions.js'
import { climatePresetForm } from '../../../src/features/climate/rules/climate-preset-form.js'
import type { ClimateMode } from '../../../src/features/climate/rules/climate-setting.js'
import { setClimate } from '../../../src/features/climate/set-climate.js'
import { setFanMode } from '../../../src/features/climate/set-fan-mode.js'
import { renameDevice } from '../../../src/features/device/rename-device.js'
import { operateLock } from '../../../src/features/lock/operate-lock.js'
import { thresholdActions } from '../../../src/features/noise/thresholds/threshold-actions.js'
import { exceptionActions } from '../../../src/features/schedule/exceptions/exception-actions.js'
import { weekPrograms } from '../../../src/features/schedule/rules/daily-programs.js'
import {
  createProgram,
  deleteProgram,
  updateProgram,
  updateWeek
} from '../../../src/features/schedule/week/program-actions.js'

const preset = { climate_preset_key: 'night', name: 'Night', hvac_mode_setting: 'off' }

const program = { name: 'Day', periods: [{ climate_preset_key: 'night', starts_at_time: '22:00:00' }] }
const week = {
  device_id: 'door',
  monday_program_id: 'day',
  tuesday_program_id: null,
  wednesday_program_id: null,
  thursday_program_id: null,
  friday_program_id: null,
  saturday_program_id: null,
  sunday_program_id: null
}

export const device: Device = {
  device_id: 'door',
  connected_account_id: 'account',
  display_name: 'Door',
  properties: {
    name: 'Door',
    locked: true,
    fan_mode_setting: 'auto',
    current_climate_setting: { hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 68 },
    thermostat_daily_programs: [{ thermostat_daily_program_id: 'day', ...program }],
    thermostat_weekly_program: week,
    available_climate_presets: [preset]
  }
}
export const code: AccessCode = {
  access_code_id: 'code',
  device_id: 'door',
  name: 'Anna',
  code: '1234',
  type: 'ongoing'
}
export const grant: AccessGrant = {
  access_grant_id: 'grant',
  name: 'Anna',
  starts_at: '2030-01-01T00:00:00Z',
  ends_at: '2030-01-02T00:00:00Z'
}
const method: AccessMethod = { access_method_id: 'method', mode: 'code', code: '1234' }
const threshold: NoiseThreshold = { noise_threshold_id: 'quiet', device_id: 'door', noise_threshold_decibels: 60 }
const schedule: ThermostatSchedule = { thermostat_schedule_id: 'holidays', climate_preset_key: 'away' }
const unmanaged: UnmanagedAccessCode = { access_code_id: 'foreign', device_id: 'door' }

/** Tables with one device and one access code. */
export const known = (
  own: Device = device,
  ownCode: AccessCode = code,
  ownThreshold: NoiseThreshold = threshold,
  ownSchedule: ThermostatSchedule = schedule,
  ownGrant: AccessGrant = grant,
  ownMethod: AccessMethod = method
): Tables => ({
  ...NO_RESOURCES,
  devices: new Map([['door', { resource: own, version: 0 }]]),
  accessCodes: new Map([['code', { resource: ownCode, version: 0 }]]),
  accessGrants: new Map([['grant', { resource: ownGrant, version: 0 }]]),
  accessMethods: new Map([['method', { resource: ownMethod, version: 0 }]]),
  noiseThresholds: new Map([['quiet', { resource: ownThreshold, version: 0 }]]),
  thermostatSchedules: new Map([['holidays', { resource: ownSchedule, version: 0 }]])
})

/** Tables after every resource was changed elsewhere. */
export const changedElsewhere = (): Tables =>
  known(
    {
      ...device,
      display_name: 'Gate',
      properties: {
        name: 'Gate',
        locked: false,
        fan_mode_setting: 'on',
        current_climate_setting: { hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 70 },
        thermostat_daily_programs: [{ thermostat_daily_program_id: 'day', name: 'Late' }],
        thermostat_weekly_program: {},
        available_climate_presets: [{ ...preset, name: 'Late' }]
      }
    },
    { ...code, name: 'Hanna' },
    { ...threshold, noise_threshold_decibels: 70 },
    { ...schedule, name: 'Late', climate_preset_key: 'home' },
    { ...grant, name: 'Hanna', ends_at: '2030-01-05T00:00:00Z' },
    { ...method, code: '4321' }
  )

const newCode = { device_id: 'door', name: 'Ben', code: '4321' }
const newGrant = {
  user_identity: { full_name: 'Ben' },
  device_ids: ['door'],
  starts_at: '2026-03-01T12:00:00Z',
  requested_access_methods: [{ mode: 'code' as const }],
  access_grant_key: 'key'
}
const newPreset = {
  device_id: 'door',
  climate_preset_key: 'night',
  name: 'Night',
  hvac_mode_setting: 'off',
  manual_override_allowed: false
} as const

const WAY_TEXTS = {
  added: 'Done.',
  addFailed: 'No.',
  addUnknown: '',
  revoked: 'Done.',
  revokeFailed: 'No.',
  revokeUnknown: 'No.'
}

const presetForm = climatePresetForm(device, preset)
const presetEdit = { initial: presetForm, values: { ...presetForm, name: 'Evening' } }
const programValues = { name: 'Day', periods: [{ key: 0, start: 22 * 60, preset: 'night' }] }
const programEdit = { initial: programValues, values: { ...programValues, name: 'Shift' } }
const weekNow = weekPrograms(device)
const weekEdit = { initial: { week: weekNow }, values: { week: { ...weekNow, tuesday: 'day' } } }

const newThreshold = {
  device_id: 'door',
  noise_threshold_decibels: 55,
  starts_daily_at: '22:00:00[UTC]',
  ends_daily_at: '07:00:00[UTC]'
}

const detached = { subject: undefined, message: 'No.' }

const settingTo = (mode: ClimateMode) => setClimate.mutation({ device, climate: { mode, heat: 70, cool: 75 } })

/** One mutation per operation. The type makes a new operation without an entry a compile error. */
export const EVERY_COMMAND: Readonly<Record<Operation, () => Mutation<unknown>>> = {
  'locks.lockDoor': () => operateLock.mutation({ device, action: 'lock' }),
  'locks.unlockDoor': () => operateLock.mutation({ device, action: 'unlock' }),
  'devices.update': () => renameDevice.mutation({ device, name: 'Front' }),
  'accessCodes.create': () => createAccessCode.mutation(newCode),
  'accessCodes.createMultiple': () => createCodesMutation({ device_ids: ['door'], name: 'Ben' }),
  'accessCodes.pullBackupAccessCode': () => pullBackupAccessCode.mutation({ code, device }),
  'accessCodes.unmanaged.convertToManaged': () => convertToManaged.mutation({ code: unmanaged, deviceId: 'door' }),
  'accessCodes.update': () => updateAccessCode.mutation({ code, lock: device, edit: { name: 'Ben', code: '4321' } }),
  'accessCodes.delete': () => deleteAccessCode.mutation({ code }),
  'accessGrants.create': () => createAccessGrant.mutation({ params: newGrant, list: accessGrantListQuery({}) }),
  'accessGrants.update': () => updateAccessGrant.mutation({ grant, edit: { name: 'Ben' } }),
  'accessGrants.requestAccessMethods': () =>
    addAccessMethod.mutation({ accessGrantId: 'grant', mode: 'card', name: 'Card', texts: WAY_TEXTS }),
  'accessGrants.delete': () => deleteAccessGrant.mutation({ grant, name: 'Ben', recreation: undefined, failed: 'No.' }),
  'accessMethods.delete': () =>
    revokeAccessMethod.mutation({ accessGrantId: 'grant', method, name: 'PIN', texts: WAY_TEXTS }),
  'noiseSensors.noiseThresholds.create': () => thresholdActions.create.mutation(newThreshold),
  'noiseSensors.noiseThresholds.update': () =>
    thresholdActions.update.mutation({
      deviceId: 'door',
      id: 'quiet',
      params: { ...newThreshold, noise_threshold_id: 'quiet' }
    }),
  'noiseSensors.noiseThresholds.delete': () =>
    thresholdActions.remove.mutation({ deviceId: 'door', id: 'quiet', detached }),
  'thermostats.schedules.create': () =>
    exceptionActions.create.mutation({ device_id: 'door', climate_preset_key: 'away', starts_at: '', ends_at: '' }),
  'thermostats.schedules.update': () =>
    exceptionActions.update.mutation({
      deviceId: 'door',
      id: 'holidays',
      params: { thermostat_schedule_id: 'holidays', name: 'Trip' }
    }),
  'thermostats.schedules.delete': () =>
    exceptionActions.remove.mutation({ deviceId: 'door', id: 'holidays', detached }),
  'thermostats.dailyPrograms.create': () => createProgram.mutation({ device_id: 'door', ...program }),
  'thermostats.dailyPrograms.update': () => updateProgram.mutation({ device, id: 'day', edit: programEdit }),
  'thermostats.dailyPrograms.delete': () => deleteProgram.mutation({ device, id: 'day', failed: 'No.' }),
  'thermostats.updateWeeklyProgram': () => updateWeek.mutation({ device, edit: weekEdit }),
  'thermostats.heat': () => settingTo('heat'),
  'thermostats.cool': () => settingTo('cool'),
  'thermostats.heatCool': () => settingTo('heat_cool'),
  'thermostats.off': () => settingTo('off'),
  'thermostats.setFanMode': () => setFanMode.mutation({ device, mode: 'on' }),
  'thermostats.activateClimatePreset': () => activatePreset.mutation({ device, preset }),
  'thermostats.createClimatePreset': () => createPreset.mutation(newPreset),
  'thermostats.updateClimatePreset': () => updatePreset.mutation({ device, preset, edit: presetEdit }),
  'thermostats.deleteClimatePreset': () => deletePreset.mutation({ device, preset }),
  'connectWebviews.create': () =>
    createConnectWebview.mutation({ metadata: () => ({}), redirectUrl: 'https://host.test/' })
}
