import { unusualDevice, withoutDevice } from './device-conditions.mjs'
import { entriesOf } from './entries.mjs'
import { UNREACHABLE } from './faults.mjs'
import { LONGEST_NAME } from './texts.mjs'

const EVENTS = '/events/list'
const THRESHOLDS = '/noise_sensors/noise_thresholds/list'

const of = (deviceId, ...steps) => ({ options: { deviceId }, steps })
/** One of those that few have: see the odd noise sensors of the sandbox. */
const odd = (number, ...steps) => ({ options: { deviceId: `device_unit_00${number}` }, platform: { size: 90 }, steps })
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

export const noiseSensor = entriesOf(
  'noise sensor',
  { element: 'x-noise-sensor-details', options: { deviceId: 'device_living_room_sensor' } },
  {
    quiet: of('device_living_room_sensor', ['see', 'Quiet hours']),
    noisy: of('device_loft_sensor', ['see', '(noisy)']),
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
    'tab in focus': { steps: [['tabTo', 'tab', 'Details']] }
  }
)
