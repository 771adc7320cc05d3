import { unusualDevice, withoutDevice } from './support/device-conditions.mjs'
import { odd, of } from './support/devices.mjs'
import { entriesOf } from './support/entries.mjs'
import { invalid, NOT_ACCEPTED, UNREACHABLE } from './support/faults.mjs'
import { LONG_REASON, LONG_WORD, LONGEST_NAME } from './support/texts.mjs'

const EVENTS = '/events/list'
const THRESHOLDS = '/noise_sensors/noise_thresholds/list'
const CREATE = '/noise_sensors/noise_thresholds/create'
const DELETE = '/noise_sensors/noise_thresholds/delete'

const hearing = (decibels) => ({
  platform: {
    devices: {
      '*': {
        properties: {
          noise_level_decibels: decibels,
          minut_metadata: { latest_sensor_values: { sound: { value: decibels } } }
        }
      }
    }
  },
  steps: [['find', 'tab', 'Activity']]
})
const ACTIVITY = [['press', 'tab', 'Activity']]

const LEVEL = 'Alert above (dB)'
const NEW = [
  ['press', 'button', 'Add threshold'],
  ['find', 'textbox', LEVEL]
]
const NAMED = [...NEW, ['fill', 'textbox', 'Name (optional)', 'Party'], ['fill', 'textbox', LEVEL, '65']]
const SAVE = ['press', 'button', 'Save']
const DELETE_DIALOG = [
  ['press', 'button', 'Delete Quiet hours'],
  ['find', 'alertdialog', /Delete/]
]

const shared = { element: 'x-noise-sensor-details', options: { deviceId: 'device_living_room_sensor' } }

export const noiseSensor = [
  ...entriesOf('noise sensor', shared, {
    quiet: of('device_living_room_sensor', ['see', 'Quiet hours']),
    noisy: of('device_loft_sensor', ['see', 'Too loud']),
    'hears too little to say': of('device_pool_house_sensor', ['find', 'tab', 'Activity']),
    'scores the risk': odd(54, ['see', 'scores the risk']),
    'scores next to none': odd(55, ['see', 'scores next to none']),
    offline: odd(56, ['see', 'is offline']),
    'many thresholds': odd(57, ['see', 'has many thresholds']),
    ...withoutDevice,
    ...unusualDevice(['find', 'tab', 'Activity']),
    'longest name': {
      platform: { devices: { '*': { properties: { name: LONGEST_NAME } } } },
      steps: [['find', 'tab', 'Activity']]
    },
    '−1 dB': hearing(-1),
    '200 dB': hearing(200),
    'thresholds loading': { platform: { holds: [THRESHOLDS] }, steps: [['see', 'Loading noise thresholds']] },
    'thresholds not loaded': {
      platform: { faults: { [THRESHOLDS]: UNREACHABLE } },
      steps: [['see', 'Noise thresholds could not be loaded']]
    },
    'no thresholds': {
      platform: { faults: { [THRESHOLDS]: { body: { ok: true, noise_thresholds: [] } } } },
      steps: [['see', 'None']]
    },
    'explanation open': { steps: [['press', 'button', 'About noise thresholds']] },
    activity: { steps: [...ACTIVITY, ['see', 'All times in']] },
    'activity of a noisy one': of('device_loft_sensor', ...ACTIVITY, ['see', 'All times in']),
    'activity loading': { platform: { holds: [EVENTS] }, steps: [...ACTIVITY, ['see', 'Loading noise activity']] },
    'activity not loaded': {
      platform: { faults: { [EVENTS]: UNREACHABLE } },
      steps: [...ACTIVITY, ['see', 'Noise activity could not be loaded']]
    },
    'no activity': {
      platform: { faults: { [EVENTS]: { body: { ok: true, events: [] } } } },
      steps: [...ACTIVITY, ['see', 'No noise in the last month']]
    },
    'tab in focus': { steps: [['tabTo', 'tab', 'Details']] },
    'thresholds not to be edited': { options: { disableEditThresholds: true }, steps: [['see', 'Quiet hours']] },
    'asked before deleting a threshold': { steps: DELETE_DIALOG },
    'threshold not deleted': {
      platform: { faults: { [DELETE]: NOT_ACCEPTED } },
      steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], ['wait', 2], ['see', 'did not accept it']]
    },
    'threshold deleted, to be undone': {
      steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], ['find', 'button', 'Undo']]
    }
  }),
  ...entriesOf('noise threshold form', shared, {
    new: { steps: NEW },
    'with an overlap': { steps: [...NAMED, ['fill', 'textbox', LEVEL, '50'], ['see', 'alerts before']] },
    'never the first': { steps: [...NEW, ['fill', 'textbox', LEVEL, '90'], ['see', 'would never alert']] },
    'without a level': { steps: [...NEW, SAVE, ['see', 'Required']] },
    rejected: {
      platform: { faults: { [CREATE]: invalid({ noise_threshold_decibels: LONG_REASON }) } },
      steps: [...NAMED, SAVE, ['wait', 2], ['see', 'The service of the maker']]
    },
    'not saved': {
      platform: { faults: { [CREATE]: NOT_ACCEPTED } },
      steps: [...NAMED, SAVE, ['wait', 2], ['see', 'did not accept it']]
    },
    saving: { platform: { holds: [CREATE] }, steps: [...NAMED, SAVE] },
    'long words': { steps: [...NEW, ['fill', 'textbox', 'Name (optional)', LONG_WORD]] },
    'one that is there': {
      steps: [
        ['press', 'button', 'Edit Quiet hours'],
        ['find', 'button', 'Save']
      ]
    },
    'with a score': odd(54, ['press', 'button', 'Edit Loud'], ['find', 'button', 'Save']),
    'beside many': odd(57, ...NEW),
    'field in focus': { steps: [...NEW, ['tabTo', 'textbox', LEVEL]] }
  })
]
