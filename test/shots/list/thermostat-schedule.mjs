import { withoutDevice, withoutNetwork } from './support/device-conditions.mjs'
import { of } from './support/devices.mjs'
import { entriesOf } from './support/entries.mjs'
import { invalid, NOT_ACCEPTED, UNREACHABLE } from './support/faults.mjs'
import { LONG_REASON, LONG_WORD } from './support/texts.mjs'

const LIST = '/thermostats/schedules/list'
const CREATE = '/thermostats/schedules/create'
const UPDATE = '/thermostats/daily_programs/update'
const WITHOUT_PERMISSION = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }

const NEW = [
  ['press', 'button', 'Add exception'],
  ['find', 'button', 'Save']
]
const SAVE = ['press', 'button', 'Save']
const PROGRAM = [
  ['press', 'button', 'Edit Workday'],
  ['find', 'button', 'Save']
]
const WEEK = [
  ['press', 'button', 'Edit week'],
  ['find', 'button', 'Save']
]

/** Capabilities of a thermostat with one program for working days and one for the weekend. */
const BY_WEEKEND = {
  can_program_thermostat_programs_as_different_each_day: false,
  can_program_thermostat_programs_as_weekday_weekend: true
}

const shared = { element: 'x-thermostat-schedule', options: { deviceId: 'device_hallway_thermostat' } }

/** Exceptions that have ended, have no end, a deleted preset or unreadable times. */
const ODD = [
  { climate_preset_key: 'away', name: LONG_WORD, starts_at: '2020-01-01T08:00:00Z', ends_at: '2020-01-02T08:00:00Z' },
  { climate_preset_key: 'home', name: null, starts_at: '2020-01-01T08:00:00Z', ends_at: null },
  { climate_preset_key: 'gone', name: 'Gone', starts_at: '2099-01-01T08:00:00Z', ends_at: '2099-01-02T08:00:00Z' },
  { climate_preset_key: null, name: null, starts_at: 'soon', ends_at: null }
].map((schedule, index) => ({ thermostat_schedule_id: `odd_${index}`, is_override_allowed: true, ...schedule }))

/** More simultaneous exceptions than there are rows, some of them active. */
const OVERLAPPING = ['home', 'away', 'guest_arrival', 'airing', 'home', 'gone'].map((key, index) => ({
  thermostat_schedule_id: `overlapping_${index}`,
  climate_preset_key: key,
  name: `${index + 1}. ${LONG_WORD}`,
  starts_at: `2026-03-${18 + index}T12:00:00Z`,
  ends_at: `2026-03-${24 + index}T06:00:00Z`,
  is_override_allowed: false
}))

export const thermostatSchedule = [
  ...entriesOf('thermostat schedule', shared, {
    'exceptions and week': { steps: [['see', 'Guests arrive']] },
    'exception in force': of('device_bedroom_thermostat', ['see', 'Exception']),
    'no presets': of('device_attic_thermostat', ['see', 'has no climate presets']),
    'device offline': of('device_studio_thermostat', ['see', 'Eco']),
    'odd exceptions': {
      platform: { faults: { [LIST]: { body: { ok: true, thermostat_schedules: ODD } } } },
      steps: [['see', 'No valid times']]
    },
    'overlapping exceptions': {
      platform: { faults: { [LIST]: { body: { ok: true, thermostat_schedules: OVERLAPPING } } } },
      steps: [['see', '6. ']]
    },
    ...withoutDevice,
    'without network': withoutNetwork(['see', 'Guests arrive']),
    'exceptions loading': { platform: { holds: [LIST] }, steps: [['see', 'Loading device']] },
    'exceptions not loaded': {
      platform: { faults: { [LIST]: UNREACHABLE } },
      steps: [['see', 'Exceptions could not be loaded']]
    },
    'exceptions not to be seen': {
      platform: { faults: { [LIST]: WITHOUT_PERMISSION } },
      steps: [['see', 'Weekly schedule']]
    },
    rejected: {
      platform: { faults: { '/devices/get': { refuse: 'unauthorized' } } },
      steps: [['see', 'have permission to see']]
    },
    'not to be edited': { options: { disableEditSchedules: true }, steps: [['see', 'Guests arrive']] },
    'hold form': {
      steps: [
        ['press', 'button', 'Hold preset'],
        ['find', 'button', 'Save']
      ]
    },
    'asked before resuming': of(
      'device_bedroom_thermostat',
      ['press', 'button', 'Resume schedule'],
      ['find', 'alertdialog', /End/]
    ),
    'asked before deleting': {
      steps: [
        ['press', 'button', 'Delete Guests arrive'],
        ['find', 'alertdialog', /Delete/]
      ]
    },
    'deleted, to be undone': {
      steps: [
        ['press', 'button', 'Delete Guests arrive'],
        ['find', 'alertdialog', /Delete/],
        ['press', 'button', 'Delete'],
        ['find', 'button', 'Undo']
      ]
    }
  }),
  ...entriesOf('exception form', shared, {
    new: { steps: NEW },
    'one that is there': {
      steps: [
        ['press', 'button', 'Edit Guests arrive'],
        ['find', 'button', 'Save']
      ]
    },
    rejected: {
      platform: { faults: { [CREATE]: invalid({ starts_at: LONG_REASON }) } },
      steps: [...NEW, SAVE, ['wait', 2], ['see', 'The service of the maker']]
    },
    'not saved': {
      platform: { faults: { [CREATE]: NOT_ACCEPTED } },
      steps: [...NEW, SAVE, ['wait', 2], ['see', 'did not accept it']]
    },
    saving: { platform: { holds: [CREATE] }, steps: [...NEW, SAVE] }
  }),
  ...entriesOf('program form', shared, {
    'one that is there': { steps: PROGRAM },
    'without a name': {
      steps: [['press', 'button', 'Add program'], ['find', 'button', 'Save'], SAVE, ['see', 'Required']]
    },
    'not saved': {
      platform: { faults: { [UPDATE]: NOT_ACCEPTED } },
      steps: [...PROGRAM, ['fill', 'textbox', 'Name', LONG_WORD], SAVE, ['wait', 2], ['see', 'did not accept it']]
    },
    'boundary in focus': { steps: [...PROGRAM, ['tabTo', 'slider', 'Home starts']] }
  }),
  ...entriesOf('week form', shared, {
    week: { steps: WEEK },
    'groups of days': { platform: { devices: { '*': BY_WEEKEND } }, steps: WEEK }
  })
]
