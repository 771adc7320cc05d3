import { unusualDevice, withoutDevice } from './support/device-conditions.mjs'
import { odd, of } from './support/devices.mjs'
import { entriesOf } from './support/entries.mjs'
import { FAILS } from './support/faults.mjs'
import { LONG_WORD, LONGEST_NAME } from './support/texts.mjs'

const HEAT_COOL = '/thermostats/heat_cool'
const FAN = '/thermostats/set_fan_mode'
const SCHEDULES = '/thermostats/schedules/list'

const measuring = (fahrenheit) => ({
  platform: {
    devices: {
      '*': { properties: { temperature_fahrenheit: fahrenheit, temperature_celsius: ((fahrenheit - 32) * 5) / 9 } }
    }
  },
  steps: [['find', 'button', 'Heat: higher']]
})

/** An exception without an end, with a deleted preset. */
const LASTING = {
  thermostat_schedule_id: 'lasting',
  climate_preset_key: LONG_WORD,
  starts_at: '2020-01-01T08:00:00Z',
  ends_at: null
}

/** The dial shows without a press. */
const SCALE = ['pressWhereNarrow', 'button', 'Scale', 'slider', 'Heat']
const WARMER = ['press', 'button', 'Heat: higher']

export const thermostat = entriesOf(
  'thermostat',
  { element: 'x-thermostat', options: { deviceId: 'device_hallway_thermostat' } },
  {
    'heats and cools': of('device_hallway_thermostat', ['find', 'button', 'Heat: higher']),
    heats: of('device_bedroom_thermostat', ['find', 'button', 'Heat: higher']),
    cools: of('device_lobby_thermostat', ['find', 'button', 'Cool: higher']),
    off: of('device_attic_thermostat', ['see', 'Attic Thermostat']),
    offline: of('device_studio_thermostat', ['see', 'is offline']),
    'in degrees Celsius': { options: { temperatureUnit: 'celsius' }, steps: [['find', 'button', 'Heat: higher']] },
    ...withoutDevice,
    ...unusualDevice(['find', 'button', 'Heat: higher']),
    'longest name': {
      platform: { devices: { '*': { properties: { name: LONGEST_NAME } } } },
      steps: [['find', 'button', 'Heat: higher']]
    },
    'a long name planned': {
      platform: { faults: { [SCHEDULES]: { body: { ok: true, thermostat_schedules: [LASTING] } } } },
      steps: [['see', 'Now']]
    },
    '−40 °F': measuring(-40),
    '140 °F': measuring(140),
    'says next to nothing': odd(36, ['see', 'says next to nothing']),
    'beyond its limits': odd(39, ['see', 'is beyond its limits']),
    'limits swapped': odd(41, ['see', 'has its limits swapped']),
    'heats above where it cools': odd(43, ['see', 'heats above where it cools']),
    'saves energy': odd(44, ['see', 'saves energy']),
    'set point moved': { steps: [WARMER] },
    saving: { platform: { holds: [HEAT_COOL] }, steps: [WARMER, ['wait', 2.5], ['see', 'Saving…']] },
    saved: { steps: [WARMER, ['wait', 2.2], ['see', 'Saved']] },
    'not saved': {
      platform: { faults: { [HEAT_COOL]: FAILS } },
      steps: [WARMER, ['wait', 4], ['see', 'Error updating climate setting']]
    },
    'mode changed': { steps: [['choose', 'Mode', 'Off']] },
    'fan being set': { platform: { holds: [FAN] }, steps: [['choose', 'Fan mode', 'On']] },
    'fan not set': {
      platform: { faults: { [FAN]: FAILS } },
      steps: [
        ['choose', 'Fan mode', 'On'],
        ['wait', 3],
        ['see', 'Error updating fan mode']
      ]
    },
    'explanation open': { steps: [['press', 'button', 'About the current settings']] },
    'scale shown': { steps: [SCALE, ['find', 'slider', 'Heat']] },
    'slider in focus': { steps: [SCALE, ['tabTo', 'slider', 'Heat']] },
    'set point in focus': { steps: [['tabTo', 'spinbutton', 'Heat to']] }
  }
)
