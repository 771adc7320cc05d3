import { CREATE as CREATE_CODE, DELETE as DELETE_CODE } from '../support/access-code-calls.js'
import { choose, codesOf, openMenu, wordsOf } from '../support/code-table.js'
import { SENSOR } from '../support/noise-sensor.js'
import { CREATE as CREATE_PRESET, DELETE as DELETE_PRESET, setupPresets } from '../support/preset-manager.js'
import { setup } from '../support/setup.js'
import { HALLWAY, NOW, setupSchedule, WORKDAY_PERIODS } from '../support/thermostat-schedule.js'
import { describeDeletion } from './describe-deletion.js'

const CODE = { access_code_id: 'access_code_garage_1' }
const CODE_DELETION = {
  name: 'Family',
  question: 'Delete this code and data?',
  deletion: [DELETE_CODE, CODE],
  creation: [CREATE_CODE, { name: 'Family', code: '6305', device_id: 'device_garage' }],
  event: ['access-code-deleted', CODE],
  notFound: 'access_code_not_found',
  field: 'code',
  texts: {
    deleted: 'Access code is being removed',
    deleteFailed: 'The code could not be deleted.',
    createFailed: 'The code could not be saved.'
  }
} as const

describeDeletion('Deleting an access code', {
  now: NOW,
  add: (setting) => setup('x-access-code-table', { deviceId: 'device_garage', ...setting }),
  button: 'Actions for Family',
  ask: (table) => choose(table, 'Family', 'Delete'),
  isOffered: async (table) => (await openMenu(table, 'Family')).some((item) => item.startsWith('Delete')),
  isShown: (table) => codesOf(table).some((name) => name === 'Family' && !wordsOf(table, name).includes('Removing…')),
  ...CODE_DELETION
})

describeDeletion('Deleting a climate preset', {
  now: NOW,
  add: setupPresets,
  name: 'Guest arrival',
  button: 'Delete Guest arrival',
  question: 'Delete this climate preset?',
  isShown: ({ presets }) => presets.includes('Guest arrival'),
  deletion: [DELETE_PRESET, { device_id: HALLWAY, climate_preset_key: 'guest_arrival' }],
  creation: [
    CREATE_PRESET,
    {
      device_id: HALLWAY,
      climate_preset_key: 'guest_arrival',
      name: 'Guest arrival',
      hvac_mode_setting: 'heat',
      heating_set_point_fahrenheit: 72,
      heating_set_point_celsius: 22.22,
      fan_mode_setting: 'on'
    }
  ],
  event: ['preset-deleted', { device_id: HALLWAY, climate_preset_key: 'guest_arrival' }],
  notFound: 'climate_preset_not_found',
  field: 'climate_preset_key',
  texts: {
    deleted: 'Climate preset is being deleted',
    deleteFailed: 'The climate preset could not be deleted.',
    createFailed: 'The climate preset could not be saved.'
  }
})

const THRESHOLD = { device_id: SENSOR, noise_threshold_id: 'noise_threshold_living_room_sensor_2' }

describeDeletion('Deleting a noise threshold', {
  now: NOW,
  add: (setting) => setup('x-noise-sensor-details', { deviceId: SENSOR, ...setting }),
  name: 'Quiet hours',
  button: 'Delete Quiet hours',
  question: 'Delete this noise threshold?',
  isShown: (sensor) => sensor.names('button', 'Edit Quiet hours').length === 1,
  deletion: ['/noise_sensors/noise_thresholds/delete', THRESHOLD],
  creation: [
    '/noise_sensors/noise_thresholds/create',
    {
      device_id: SENSOR,
      name: 'Quiet hours',
      noise_threshold_decibels: 62,
      starts_daily_at: '22:00:00[Europe/Stockholm]',
      ends_daily_at: '07:00:00[Europe/Stockholm]'
    }
  ],
  event: ['threshold-change', { change: 'deleted', ...THRESHOLD }],
  notFound: 'noise_threshold_not_found',
  field: 'noise_threshold_decibels',
  texts: {
    deleted: 'Noise threshold is being deleted',
    deleteFailed: 'The noise threshold could not be deleted.',
    createFailed: 'The noise threshold could not be saved.'
  }
})

const EXCEPTION = { thermostat_schedule_id: 'schedule_hallway_thermostat_1' }

describeDeletion('Deleting a schedule exception', {
  now: NOW,
  add: setupSchedule,
  name: 'Guests arrive',
  button: 'Delete Guests arrive',
  question: 'Delete this exception?',
  isShown: (schedule) => schedule.names('button', 'Edit Guests arrive').length === 1,
  deletion: ['/thermostats/schedules/delete', EXCEPTION],
  creation: [
    '/thermostats/schedules/create',
    {
      device_id: HALLWAY,
      climate_preset_key: 'guest_arrival',
      name: 'Guests arrive',
      starts_at: '2026-03-21T19:00:00.000Z',
      ends_at: '2026-03-22T02:00:00.000Z',
      is_override_allowed: true,
      max_override_period_minutes: 120
    }
  ],
  event: ['schedule-change', { change: 'deleted', device_id: HALLWAY, ...EXCEPTION }],
  notFound: 'thermostat_schedule_not_found',
  field: 'name',
  texts: {
    deleted: 'Exception is being deleted',
    deleteFailed: 'The exception could not be deleted.',
    createFailed: 'The exception could not be saved.'
  }
})

const PROGRAM = { thermostat_daily_program_id: 'daily_program_hallway_thermostat_1' }

describeDeletion('Deleting a daily program', {
  now: NOW,
  add: setupSchedule,
  name: 'Workday',
  button: 'Delete Workday',
  question: 'Delete this daily program? Mon–Fri',
  isShown: ({ days, programs }) =>
    programs.some((program) => program.startsWith('Workday')) && days[0]?.includes('Mon–Fri: Workday') === true,
  deletion: ['/thermostats/daily_programs/delete', PROGRAM],
  creation: ['/thermostats/daily_programs/create', { device_id: HALLWAY, name: 'Workday', periods: WORKDAY_PERIODS }],
  event: ['program-change', { change: 'deleted', device_id: HALLWAY, ...PROGRAM }],
  notFound: 'thermostat_daily_program_not_found',
  field: 'name',
  texts: {
    deleted: 'Daily program is being deleted',
    deleteFailed: 'The daily program could not be deleted.',
    createFailed: 'The daily program could not be saved.'
  }
})

describeDeletion('Deleting an access code in its details', {
  now: NOW,
  add: (setting) => setup('x-access-code-details', { accessCodeId: CODE.access_code_id, ...setting }),
  button: 'Delete code',
  isShown: ({ text }) => !/Removing…|has been removed/.test(text),
  ...CODE_DELETION
})
