import { cleanUpAfterEach } from '../support/setup.js'
import { describeForm } from './describe-form.js'

cleanUpAfterEach()

const HALLWAY = { deviceId: 'device_hallway_thermostat' }
const DEVICE = { device_id: HALLWAY.deviceId }
const KEY = 'Key'
const DISPLAY_NAME = 'Display Name (Optional)'

const PRESET = {
  tag: 'x-preset-manager',
  given: HALLWAY,
  failed: 'The climate preset could not be saved. Please try again.'
} as const

const NIGHT = {
  ...DEVICE,
  climate_preset_key: 'night',
  name: 'Nacht',
  hvac_mode_setting: 'off',
  fan_mode_setting: 'on'
} as const

const ARRIVAL = { ...DEVICE, climate_preset_key: 'guest_arrival' }

const EXCEPTION_NAME = 'Name (optional)'
const GUESTS = { thermostat_schedule_id: 'schedule_hallway_thermostat_1' }

const ERRAND = {
  ...DEVICE,
  climate_preset_key: 'away',
  name: 'Errand',
  starts_at: '2026-03-29T14:00:00.000Z',
  ends_at: '2026-03-29T16:30:00.000Z',
  is_override_allowed: true,
  max_override_period_minutes: 45
}

const EXCEPTION = {
  tag: 'x-thermostat-schedule',
  given: HALLWAY,
  failed: 'The exception could not be saved. Please try again.',
  disabledBy: 'disableEditSchedules',
  rejected: { parameter: 'starts_at', label: 'From', value: '2026-03-21T16:00' }
} as const

const PERIODS = [
  { climate_preset_key: 'home', starts_at_time: '08:00:00' },
  { climate_preset_key: 'away', starts_at_time: '23:30:00' }
]

const LATER = [{ climate_preset_key: 'home', starts_at_time: '09:00:00' }, ...PERIODS.slice(1)]
const WEEKEND = { thermostat_daily_program_id: 'daily_program_hallway_thermostat_2' }

const PROGRAM = {
  tag: 'x-thermostat-schedule',
  given: HALLWAY,
  failed: 'The daily program could not be saved. Please try again.',
  disabledBy: 'disableEditSchedules',
  invalid: { fill: { Name: ' ' }, errors: { Name: 'Required' } },
  rejected: { parameter: 'name', label: 'Name', value: 'Fridays' }
} as const

const FRIDAY = {
  ...DEVICE,
  name: 'Friday',
  periods: [
    { climate_preset_key: 'home', starts_at_time: '07:00:00' },
    { climate_preset_key: 'away', starts_at_time: '22:00:00' }
  ]
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

const week = (workday: string | null, fields: object = {}) => ({
  ...DEVICE,
  ...Object.fromEntries(DAYS.map((day) => [`${day}_program_id`, workday])),
  saturday_program_id: WEEKEND.thermostat_daily_program_id,
  sunday_program_id: WEEKEND.thermostat_daily_program_id,
  ...fields
})

const WORKDAY_ID = 'daily_program_hallway_thermostat_1'
const FREE_MONDAY = week(WORKDAY_ID, { monday_program_id: null })

describeForm('Form of a new climate preset', {
  ...PRESET,
  open: 'Create New',
  fill: { [KEY]: 'night', [DISPLAY_NAME]: 'Nacht', 'Fan Mode': 'On' },
  path: '/thermostats/create_climate_preset',
  operation: 'thermostats.createClimatePreset',
  request: NIGHT,
  event: ['preset-created', NIGHT],
  saved: 'Climate preset created',
  focused: 'Edit Nacht',
  invalid: { fill: { [KEY]: 'a b' }, errors: { [KEY]: 'Climate Preset key cannot contain spaces.' } },
  rejected: { parameter: 'climate_preset_key', label: KEY, value: 'night_2' }
})

describeForm('Form of a climate preset', {
  ...PRESET,
  open: 'Edit Guest arrival',
  fill: { [DISPLAY_NAME]: 'Guests' },
  path: '/thermostats/update_climate_preset',
  operation: 'thermostats.updateClimatePreset',
  request: {
    ...ARRIVAL,
    name: 'Guests',
    hvac_mode_setting: 'heat',
    heating_set_point_fahrenheit: 72,
    heating_set_point_celsius: 22.22,
    fan_mode_setting: 'on',
    manual_override_allowed: false
  },
  event: ['preset-updated', { ...ARRIVAL, name: 'Guests' }],
  saved: 'Climate preset updated',
  focused: 'Edit Guests',
  rejected: { parameter: 'name', label: DISPLAY_NAME, value: 'Party' },
  elsewhere: {
    read: '/devices/get',
    update: (client, fields) =>
      client.thermostats.updateClimatePreset({
        ...ARRIVAL,
        name: 'Guest arrival',
        manual_override_allowed: false,
        ...fields
      }),
    remove: (client) => client.thermostats.deleteClimatePreset(ARRIVAL),
    removed: 'This climate preset was deleted.',
    other: { fields: { fan_mode_setting: 'auto' }, label: 'Fan Mode', value: 'Auto' },
    same: { fields: { name: 'Theirs' }, theirs: 'Theirs' },
    sendsPristine: true
  }
})

describeForm('Form of a new exception', {
  ...EXCEPTION,
  open: 'Add exception',
  fill: {
    [EXCEPTION_NAME]: 'Errand',
    'Climate preset': 'Away',
    From: '2026-03-29T10:00',
    Until: '2026-03-29T12:30',
    'Limit in minutes (optional)': '45'
  },
  path: '/thermostats/schedules/create',
  operation: 'thermostats.schedules.create',
  request: ERRAND,
  event: ['schedule-change', { change: 'created', ...ERRAND }],
  saved: 'ErrandException created',
  focused: 'Edit Errand',
  rejected: { parameter: 'starts_at', label: 'From', value: '2026-03-29T11:00' },
  invalid: {
    fill: { Until: '2026-03-20T07:00', 'Limit in minutes (optional)': 'long' },
    errors: {
      Until: 'The end must be after the start.',
      'Limit in minutes (optional)': 'Enter a whole number of minutes.'
    }
  }
})

describeForm('Form of an exception', {
  ...EXCEPTION,
  open: 'Edit Guests arrive',
  fill: { [EXCEPTION_NAME]: 'Family' },
  path: '/thermostats/schedules/update',
  operation: 'thermostats.schedules.update',
  request: { ...GUESTS, name: 'Family' },
  event: ['schedule-change', { change: 'updated', ...DEVICE, ...GUESTS, name: 'Family' }],
  saved: 'FamilyException updated',
  focused: 'Edit Family',
  elsewhere: {
    read: '/thermostats/schedules/list',
    update: (client, fields) => client.thermostats.schedules.update({ ...GUESTS, ...fields }),
    remove: (client) => client.thermostats.schedules.delete(GUESTS),
    removed: 'This exception was deleted.',
    other: { fields: { ends_at: '2026-03-22T03:00:00.000Z' }, label: 'Until', value: '2026-03-21T23:00' },
    same: { fields: { name: 'Theirs' }, theirs: 'Theirs' }
  }
})

describeForm('Form of a new daily program', {
  ...PROGRAM,
  open: 'Add program',
  fill: { Name: 'Friday' },
  path: '/thermostats/daily_programs/create',
  operation: 'thermostats.dailyPrograms.create',
  request: FRIDAY,
  event: ['program-change', { change: 'created', ...FRIDAY }],
  saved: 'FridayDaily program created',
  focused: 'Edit Friday'
})

describeForm('Form of a daily program', {
  ...PROGRAM,
  open: 'Edit Weekend',
  fill: { Name: 'Free days' },
  path: '/thermostats/daily_programs/update',
  operation: 'thermostats.dailyPrograms.update',
  request: { ...WEEKEND, name: 'Free days', periods: PERIODS },
  event: ['program-change', { change: 'updated', ...WEEKEND, name: 'Free days' }],
  saved: 'Free daysDaily program updated',
  focused: 'Edit Free days',
  elsewhere: {
    read: '/devices/get',
    update: (client, fields) =>
      client.thermostats.dailyPrograms.update(
        { ...WEEKEND, name: 'Weekend', periods: PERIODS, ...fields },
        { waitForActionAttempt: false }
      ),
    remove: (client) => client.thermostats.dailyPrograms.delete(WEEKEND),
    removed: 'This daily program was deleted.',
    other: { fields: { periods: LATER }, label: 'From', value: '09:00' },
    same: { fields: { name: 'Theirs' }, theirs: 'Theirs' }
  }
})

describeForm('Form of a week', {
  tag: 'x-thermostat-schedule',
  given: HALLWAY,
  open: 'Edit week',
  unfold: 'Each day',
  fill: { Monday: 'No program' },
  path: '/thermostats/update_weekly_program',
  operation: 'thermostats.updateWeeklyProgram',
  request: FREE_MONDAY,
  event: ['program-change', { change: 'updated', ...FREE_MONDAY }],
  saved: 'Hallway ThermostatWeek updated',
  focused: 'Edit week',
  failed: 'The week could not be saved. Please try again.',
  disabledBy: 'disableEditSchedules',
  elsewhere: {
    read: '/devices/get',
    update: (client, fields) =>
      client.thermostats.updateWeeklyProgram(week(WORKDAY_ID, fields), { waitForActionAttempt: false }),
    same: {
      fields: { tuesday_program_id: WEEKEND.thermostat_daily_program_id },
      theirs: 'Workday',
      mine: null,
      question: [
        'Week',
        'Someone else changed this in the meantime. Reload to see their version. You’ll lose your changes.',
        'Reload'
      ]
    }
  }
})
