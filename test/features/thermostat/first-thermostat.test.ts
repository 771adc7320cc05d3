import { drawScreen } from '../../../elements/first/thermostat.js'
import { describePrerender, having, isSound } from '../contracts/describe-prerender.js'
import { offline } from '../support/device-table.js'
import { HALLWAY } from '../support/thermostat.js'
import { cleanUpAfterEach } from '../support/setup.js'

cleanUpAfterEach()

const setTo = (setting: object) => ({ edit: having({ current_climate_setting: setting }) })

describePrerender('thermostat', {
  tag: 'x-thermostat',
  drawScreen,
  deviceId: HALLWAY,
  parts: '.shown > :is(slot, .header, .offline), .device > *',
  later: '.disclosure > div > *, .tip, .plan-line',
  places: '.header, .choice, .room-reading, .scale, .thumb, .settings, .settings :not(option), summary',
  holds: ['/events/list'],
  inert: '.choice input, .scale input, .settings :is(input, select), .steppers button',
  isDrawn: (element) => element.shadowRoot?.querySelector('.thermostat') !== null,
  same: {
    'in mode heat and cool': {},
    'in degrees Celsius': { properties: { temperatureUnit: 'celsius' } },
    'in mode heat': setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 71 }),
    'in mode cool': setTo({ hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 73 }),
    'in mode off': setTo({ hvac_mode_setting: 'off' }),
    'in an unknown mode': setTo({ hvac_mode_setting: 'eco' }),
    'while heating': { edit: having({ is_heating: true, is_cooling: false }) },
    'with few readings': {
      edit: having({
        temperature_fahrenheit: undefined,
        temperature_celsius: undefined,
        relative_humidity: undefined,
        is_fan_running: undefined,
        fan_mode_setting: undefined,
        available_climate_presets: []
      })
    },
    'below its lowest set point': { edit: having({ temperature_fahrenheit: 31, temperature_celsius: -1 }) }
  },
  every: (device) => isSound(device) && 'current_climate_setting' in (device.properties ?? {}),
  left: {
    'with an error': { edit: (device) => (device.errors = [offline]) },
    'while offline': { edit: having({ online: false }) },
    'for a device that is not a thermostat': { properties: { deviceId: 'device_garage' } }
  }
})
