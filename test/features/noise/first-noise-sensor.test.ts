import { prerenderScreen } from '../../../elements/first/noise-sensor-details.js'
import { describePrerender, having, isSound } from '../contracts/describe-prerender.js'
import { offline } from '../support/device-table.js'
import { EVENTS, SENSOR, THRESHOLDS } from '../support/noise-sensor.js'
import { cleanUpAfterEach } from '../support/setup.js'

cleanUpAfterEach()

describePrerender('noise sensor', {
  tag: 'x-noise-sensor-details',
  prerenderScreen,
  deviceId: SENSOR,
  parts: '.shown > :is(slot, .header, .offline), .device > *',
  later: ':is(.panel, .device) > [hidden], .tip',
  places: '.header, .hero, .noise-level, [role=tab], .panel, .noise-rows',
  holds: [THRESHOLDS, EVENTS],
  isRendered: (element) => element.shadowRoot?.querySelector('.noise-level') !== null,
  same: {
    'with a noise level': {},
    'above a threshold': { edit: having({ currently_triggering_noise_threshold_ids: ['loud'] }) },
    'with a noise risk score': { edit: having({ noiseaware_metadata: { noise_level_nrs: 57 } }) },
    'below the measurable level': { edit: having({ noiseaware_metadata: { noise_level_decibel: -1 } }) },
    'without a time zone': { edit: (device) => Object.assign(device, { location: null }) }
  },
  every: (device) => isSound(device) && 'noise_level_decibels' in (device.properties ?? {}),
  left: {
    'with an error': { edit: (device) => (device.errors = [offline]) },
    'while offline': { edit: having({ online: false }) },
    'without a level': {
      edit: having({ noise_level_decibels: undefined, minut_metadata: undefined, noiseaware_metadata: undefined })
    },
    'for a device that is not a noise sensor': { properties: { deviceId: 'device_garage' } }
  }
})
