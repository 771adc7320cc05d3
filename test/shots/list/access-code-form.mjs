import { entriesOf } from './support/entries.mjs'
import { invalid, UNREACHABLE } from './support/faults.mjs'
import { LONG_REASON, LONG_WORD } from './support/texts.mjs'

const CREATE = '/access_codes/create'
const GENERATE = '/access_codes/generate_code'
const REJECTED = invalid({ code: 'Another code on this lock begins with the same digits.', name: LONG_REASON })

const NAME = 'Name the new code'
const CODE = 'Enter the code (PIN)'
const OPEN = [['find', 'button', 'Save']]
const FILLED = [...OPEN, ['fill', 'textbox', NAME, 'Guest Moreau'], ['fill', 'textbox', CODE, '74185']]
const TIMES = [...OPEN, ['press', 'radio', 'Start/end times'], ['find', 'region', 'Timing']]
const SAVE = ['press', 'button', 'Save']
const ZONES = [...TIMES, ['press', 'button', /^Time Zone/], ['find', 'checkbox', 'Use local time zone']]
const MANUAL = [...ZONES, ['press', 'checkbox', 'Use local time zone'], ['find', 'combobox', 'Time zones']]

const CHANGED = {
  access_code_id: 'access_code_garage_1',
  device_id: 'device_garage',
  name: 'Household of the Moreaus',
  code: '87654321',
  type: 'ongoing',
  status: 'set'
}

const shared = { element: 'x-access-code-form', options: { deviceId: 'device_front_door' } }
const of = (accessCodeId, ...steps) => ({ options: { deviceId: undefined, accessCodeId }, steps })

export const accessCodeForm = [
  ...entriesOf('access code form', shared, {
    new: { steps: OPEN },
    'filled in': { steps: FILLED },
    'with a way back': { options: { showBack: true }, steps: OPEN },
    'start and end': { steps: TIMES },
    'what the lock accepts': { options: { deviceId: 'device_bike_room' }, steps: OPEN },
    'code that is not accepted yet': {
      options: { deviceId: 'device_japanese_name' },
      steps: [...OPEN, ['fill', 'textbox', CODE, '12333'], ['see', 'This lock may refuse']]
    },
    'code that is not accepted': {
      options: { deviceId: 'device_roof_terrace' },
      steps: [...OPEN, ['fill', 'textbox', NAME, 'Guest Moreau'], ['fill', 'textbox', CODE, '471147'], SAVE]
    },
    'times that are too long': {
      options: { deviceId: 'device_parcel_room' },
      steps: [
        ...TIMES,
        ['fill', 'textbox', 'Start', '2027-03-24T10:00'],
        ['fill', 'textbox', 'End', '2027-03-28T10:00'],
        SAVE,
        ['see', 'Codes on this lock last']
      ]
    },
    'pairs of times': {
      options: { deviceId: 'device_german_name' },
      steps: [...OPEN, ['press', 'radio', 'Start/end times'], ['see', 'Times']]
    },
    'code without an end': {
      options: { deviceId: 'device_parcel_room' },
      steps: [...OPEN, ['press', 'radio', 'Start/end times'], ['press', 'radio', 'Ongoing'], ['see', 'without an end']]
    },
    'nothing filled in': { steps: [...OPEN, SAVE, ['see', 'Name is required']] },
    'end before start': {
      steps: [
        ...TIMES,
        ['fill', 'textbox', 'Start', '2026-03-24T10:00'],
        ['fill', 'textbox', 'End', '2026-03-23T10:00'],
        SAVE,
        ['see', 'must be after the start']
      ]
    },
    'time that the clocks skip': {
      steps: [...TIMES, ['fill', 'textbox', 'Start', '2027-03-14T02:30'], ['see', 'This time is skipped']]
    },
    'time that the clocks repeat': {
      steps: [...TIMES, ['fill', 'textbox', 'Start', '2026-11-01T01:30'], ['see', 'The first']]
    },
    'long words': {
      steps: [...OPEN, ['fill', 'textbox', NAME, LONG_WORD.repeat(2)], ['fill', 'textbox', CODE, '7'.repeat(60)], SAVE]
    },
    'name and code refused': {
      platform: { faults: { [CREATE]: REJECTED } },
      steps: [...FILLED, SAVE, ['see', 'begins with the same digits']]
    },
    'not saved': {
      platform: { faults: { [CREATE]: UNREACHABLE } },
      steps: [...FILLED, SAVE, ['see', 'could not be saved']]
    },
    saving: { platform: { holds: [CREATE] }, steps: [...FILLED, SAVE] },
    saved: { steps: [...FILLED, SAVE, ['see', 'Access code created']] },
    'code being generated': { platform: { holds: [GENERATE] }, steps: [...OPEN, ['press', 'button', 'Generate code']] },
    'code not generated': {
      platform: { faults: { [GENERATE]: UNREACHABLE } },
      steps: [...OPEN, ['press', 'button', 'Generate code'], ['see', 'could not be generated']]
    },
    'button in the field pointed at': { steps: [...OPEN, ['hover', 'button', 'Generate code']] },
    'asked before discarding': {
      options: { showBack: true },
      steps: [...FILLED, ['press', 'button', 'Back'], ['find', 'alertdialog', /^Discard changes\?/]]
    },
    'one that is there': of('access_code_garage_2', ...OPEN),
    'one with a long name': of('access_code_garage_12', ...OPEN),
    'changed elsewhere': of(
      'access_code_garage_1',
      ...OPEN,
      ['fill', 'textbox', 'Name the code', LONG_WORD],
      ['fill', 'textbox', CODE, '12345678'],
      ['faults', { '/access_codes/get': { body: { ok: true, access_code: CHANGED } } }],
      ['wait', 31],
      ['see', 'Someone else changed this too']
    ),
    'cannot be made': {
      options: { deviceId: 'device_conference_room' },
      steps: [['see', 'can’t add access codes here']]
    },
    'cannot be edited': of('access_code_garage_9', ['see', 'can’t be edited']),
    loading: { platform: { holds: ['/devices/get'] }, steps: [['see', 'Loading device']] },
    error: { platform: { faults: { '/devices/get': UNREACHABLE } }, steps: [['see', 'could not be loaded']] },
    'not found': of('code_of_nobody', ['see', 'could not be found']),
    'no device chosen': { options: { deviceId: undefined }, steps: [['see', 'No device selected']] },
    'without network': { steps: [...OPEN, ['goOffline'], ['see', 'You’re offline']] },
    'field in focus': { steps: [...OPEN, ['tabTo', 'textbox', CODE]] },
    'timing in focus': { steps: [...OPEN, ['tabTo', 'radio', 'Ongoing']] }
  }),
  ...entriesOf('time zone', shared, {
    automatic: { steps: ZONES },
    manual: { steps: MANUAL },
    found: { steps: [...MANUAL, ['fill', 'combobox', 'Time zones', 'berlin']] },
    'without a match': {
      steps: [...MANUAL, ['fill', 'combobox', 'Time zones', 'nowhere'], ['see', 'No time zone matches']]
    }
  })
]
